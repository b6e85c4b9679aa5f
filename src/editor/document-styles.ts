// The sheets of the editor document, in the order of the cascade: amis, its helper classes, amis-editor, our own rules.
import 'amis/lib/themes/cxd.css';
import 'amis/lib/helper.css';
import 'amis-editor-core/lib/style.css';
import './document.css';
