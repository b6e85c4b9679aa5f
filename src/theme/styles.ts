// The order is the cascade: amis, its helper classes, the theme's variables, the platform's own rules.
import 'amis/lib/themes/cxd.css';
import 'amis/lib/helper.css';
import 'virtual:pagewright-theme.css';
import './index.css';
