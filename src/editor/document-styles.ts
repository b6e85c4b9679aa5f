// The sheets of the editor document, in the order of the cascade: the platform's own with amis's, amis-editor, our own rules.
// The build leaves the first one out: the document links to the file that the other documents and the canvas have.
import '../theme/styles.ts';
import 'amis-editor-core/lib/style.css';
import './document.css';
