import { useEffect, useState } from 'react';

/** The part of the window above which a heading counts as read. */
const READ = 0.25;

/** The last of the parts that begins above the line of reading; at the end of the page the last one of all. */
export function readPart(hashes: readonly string[], nameOf: (hash: string) => string, page: Document): string {
  const { innerHeight, scrollY } = page.defaultView!;
  const isAtEnd = scrollY > 0 && innerHeight + scrollY >= page.documentElement.scrollHeight - 2;
  if (isAtEnd) return hashes.at(-1) ?? '';
  const isAbove = (hash: string) => {
    const top = page.getElementById(nameOf(hash))?.getBoundingClientRect().top;
    return top !== undefined && top < innerHeight * READ;
  };
  return hashes.findLast(isAbove) ?? '';
}

/** Follows which of the parts of a page is read now. */
export function useReadPart(hashes: readonly string[], nameOf: (hash: string) => string): string {
  const [part, setPart] = useState('');
  const names = hashes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one with each drawing, its names are not
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setPart(readPart(hashes, nameOf, document));
      });
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [names]);
  return part;
}
