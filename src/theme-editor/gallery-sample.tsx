import ImageGallery from 'amis-ui/lib/components/ImageGallery';
import { useEffect } from 'react';

interface Props {
  pictures: readonly string[];
  room: HTMLElement;
}

interface Enlarging {
  items: { src: string; originalSrc: string }[];
  onImageEnlarge?: (shown: object) => void;
}

/** Enlarges pictures as soon as it is there. */
function Enlarge({ items, onImageEnlarge }: Enlarging) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are enlarged once
  useEffect(() => onImageEnlarge?.({ list: items, index: 1, showToolbar: true }), []);
  return null;
}

/** amis's enlarged view of pictures, in a room. */
export const GallerySample = ({ pictures, room }: Props) => (
  <ImageGallery modalContainer={() => room}>
    <Enlarge items={pictures.map((src) => ({ src, originalSrc: src }))} />
  </ImageGallery>
);
