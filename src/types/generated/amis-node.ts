// Made by `npm run types` from amis's schema, src/validation/amis/overlay and renderers/*/schema.json; change that and run it again.

export type AmisNode =
  | PageSchemaNode
  | FlexSchemaNode
  | TplSchemaNode
  | RemarkSchemaNode
  | AlertSchemaNode
  | AudioSchemaNode
  | AvatarSchemaNode
  | ButtonGroupSchemaNode
  | ButtonToolbarSchemaNode
  | CalendarSchemaNode
  | CardSchemaNode
  | CardsSchemaNode
  | CarouselSchemaNode
  | ChartSchemaNode
  | CollapseSchemaNode
  | CollapseGroupSchemaNode
  | ColorSchemaNode
  | ContainerSchemaNode
  | SwitchContainerSchemaNode
  | DateSchemaNode
  | DialogSchemaNode
  | DividerSchemaNode
  | DrawerSchemaNode
  | DropdownButtonSchemaNode
  | EachSchemaNode
  | GridSchemaNode
  | Grid2DSchemaNode
  | HBoxSchemaNode
  | IconSchemaNode
  | IFrameSchemaNode
  | ImageSchemaNode
  | ImagesSchemaNode
  | JsonSchemaNode
  | LinkSchemaNode
  | ListSchemaNode
  | MappingSchemaNode
  | NavSchemaNode
  | OperationSchemaNode
  | PaginationSchemaNode
  | PaginationWrapperSchemaNode
  | PanelSchemaNode
  | PlainSchemaNode
  | ProgressSchemaNode
  | QRCodeSchemaNode
  | SearchBoxSchemaNode
  | ServiceSchemaNode
  | SparkLineSchemaNode
  | StatusSchemaNode
  | SpinnerSchemaNode
  | TableSchemaNode
  | TableSchema2Node
  | TabsSchemaNode
  | TasksSchemaNode
  | VBoxSchemaNode
  | VideoSchemaNode
  | WizardSchemaNode
  | WrapperSchemaNode
  | TooltipWrapperSchemaNode
  | FormSchemaNode
  | AnchorNavSchemaNode
  | StepsSchemaNode
  | PortletSchemaNode
  | TimelineSchemaNode
  | FormControlSchemaNode
  | ArrayControlSchemaNode
  | ButtonGroupControlSchemaNode
  | ChainedSelectControlSchemaNode
  | CheckboxControlSchemaNode
  | CheckboxesControlSchemaNode
  | InputCityControlSchemaNode
  | InputColorControlSchemaNode
  | ComboControlSchemaNode
  | ConditionBuilderControlSchemaNode
  | DateControlSchemaNode
  | DateTimeControlSchemaNode
  | TimeControlSchemaNode
  | MonthControlSchemaNode
  | QuarterControlSchemaNode
  | YearControlSchemaNode
  | DateRangeControlSchemaNode
  | DiffControlSchemaNode
  | EditorControlSchemaNode
  | FieldSetControlSchemaNode
  | FileControlSchemaNode
  | FormulaControlSchemaNode
  | GroupControlSchemaNode
  | HiddenControlSchemaNode
  | IconPickerControlSchemaNode
  | ImageControlSchemaNode
  | InputGroupControlSchemaNode
  | ListControlSchemaNode
  | JSONSchemaEditorControlSchemaNode
  | InputSignatureSchemaNode
  | LocationControlSchemaNode
  | UUIDControlSchemaNode
  | MatrixControlSchemaNode
  | MonthRangeControlSchemaNode
  | QuarterRangeControlSchemaNode
  | NestedSelectControlSchemaNode
  | NumberControlSchemaNode
  | PickerControlSchemaNode
  | RadiosControlSchemaNode
  | RadioControlSchemaNode
  | RangeControlSchemaNode
  | RatingControlSchemaNode
  | RichTextControlSchemaNode
  | RepeatControlSchemaNode
  | SelectControlSchemaNode
  | SubFormControlSchemaNode
  | SwitchControlSchemaNode
  | StaticExactControlSchemaNode
  | TableControlSchemaNode
  | TabsTransferControlSchemaNode
  | TagControlSchemaNode
  | TextControlSchemaNode
  | TextareaControlSchemaNode
  | TransferControlSchemaNode
  | TransferPickerControlSchemaNode
  | TabsTransferPickerControlSchemaNode
  | TreeControlSchemaNode
  | TreeSelectControlSchemaNode
  | UserSelectControlSchemaNode
  | DateRangeSchemaNode
  | MultilineTextSchemaNode
  | PasswordSchemaNode
  | WordsSchemaNode
  | SliderSchemaNode
  | {
      type: 'action' | 'button' | 'submit' | 'reset';
      [k: string]: unknown;
    }
  | {
      type: 'crud';
      [k: string]: unknown;
    }
  | AmisNodeSchemaNode
  | AppSchemaNode
  | BarCodeSchemaNode
  | BreadcrumbSchemaNode
  | CodeSchemaNode
  | CustomSchemaNode
  | MarkdownSchemaNode
  | LogSchemaNode
  | NumberSchemaNode
  | OfficeViewerSchemaNode
  | PdfViewerSchemaNode
  | PropertySchemaNode
  | ShapeSchemaNode
  | TableViewSchemaNode
  | WebComponentSchemaNode
  | GridNavSchemaNode
  | FlexItemSchemaNode
  | ChartRadiosControlSchemaNode
  | IconSelectControlSchemaNode
  | InputExcelControlSchemaNode
  | InputFormulaControlSchemaNode
  | InputKVControlSchemaNode
  | VerificationCodeSchemaNode
  | YearRangeControlSchemaNode
  | JSONSchemaControlSchemaNode
  | TagSchemaNode
  | TagsSchemaNode
  | Card2SchemaNode
  | {
      type: 'crud2';
      [k: string]: unknown;
    }
  | ListItemNodeSchemaNode
  | InnerPartSchemaNode
  | ToolbarPartSchemaNode
  | RendererBrand78Node
  | RendererCaptchaImage76Node
  | RendererScreenOutlet74Node
  | RendererSendCode72Node
  | StaticShownNode;
export type DropdownButton0212 = (AmisNode & DropdownButton0Also213) | DropdownButton0Untyped214;
export type RefSchemaObjectOrRefRefCardBodyFieldOrRe241 =
  (AmisNode & CardBodyFieldAlsoCardBodyFieldUntypedLis248) | CardBodyFieldUntypedListBodyFieldObject243;
export type SchemaQuickEditObject = (AmisNode & SchemaQuickEditObjectAlso64) | SchemaQuickEditObjectUntyped65;
export type RefSchemaObjectOrRefRefActionSchemaLoose250 =
  (AmisNode & AjaxActionSchemaOpenCopyActionSchemaOpen254) | AjaxActionSchemaOpenCopyActionSchemaOpen251;
export type RefCardSchemaWithoutTypeOrRefSchemaObjec268 =
  (AmisNode & CardSchemaWithoutTypeAlso269) | CardSchemaWithoutType;
export type ActionSchema =
  | AjaxActionSchema
  | UrlActionSchema
  | LinkActionSchema
  | DialogActionSchema
  | DrawerActionSchema
  | ToastActionSchema
  | CopyActionSchema
  | ReloadActionSchema
  | EmailActionSchema
  | OtherActionSchema
  | VanillaAction;
export type RefGridColumnObjectOrRefGridColumn0645 =
  (AmisNode & GridColumnObjectGridColumn0AlsoGridColum650) | GridColumnObjectGridColumn0Untyped647;
export type Grid = AmisNode & GridAlso639;
export type RefHBoxColumnObjectOrRefHBoxColumn0629 =
  (AmisNode & HBoxColumnObjectHBoxColumn0AlsoHBoxColum634) | HBoxColumnObjectHBoxColumn0Untyped631;
export type RefTableColumnObjectOrRefTableColumnWith193 =
  (AmisNode & TableColumnObjectTableColumnWithTypeAlso196) | TableColumnObjectTableColumnWithTypeUnty194;
export type RefButtonSchemaOrRefSchemaObject181 = (AmisNode & ButtonSchemaAlso182) | ButtonSchema;
export type RefBaseTableSchema2OpenColumns0OrRefColu555 =
  (AmisNode & BaseTableSchema2OpenColumns0AlsoBaseTabl560) | BaseTableSchema2OpenColumns0UntypedColum557;
export type HboxRow = (AmisNode & HboxRowAlso541) | HboxRowUntyped542;
export type ComboSubControl = AmisNode & ComboSubControlAlso484;
export type RefConditionBuilderField2OrRefFieldGroup467 =
  | ConditionBuilderField2466
  | FieldSimple0447
  | FieldSimple1450
  | FieldSimple2453
  | FieldSimple3456
  | FieldSimple4459
  | FieldSimple5462
  | FieldSimple6464
  | CustomField
  | FieldGroup;
export type RefCustomFieldOrRefFieldSimple0OrRefFiel465 =
  | FieldSimple0447
  | FieldSimple1450
  | FieldSimple2453
  | FieldSimple3456
  | FieldSimple4459
  | FieldSimple5462
  | FieldSimple6464
  | CustomField;
export type GroupSubControl = AmisNode & GroupSubControlAlso393;
export type RefIconSchemaOrRefSchemaObject321 = (AmisNode & IconSchemaAlso322) | IconSchema;
export type InputTextAddOn = (AmisNode & InputTextAddOnAlso309) | InputTextAddOnUntyped310;

export interface PageSchemaNode {
  type: 'page';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: string | BaseRemarkSchema;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: {};
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: PageSchema0PullRefresh702;
  regions?: ('aside' | 'body' | 'toolbar' | 'header')[];
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  title?: string;
  subTitle?: string;
  body?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName158;
  aside?: string | (string | AmisNode)[] | AmisNode;
  asideResizor?: boolean;
  asideSticky?: boolean;
  asidePosition?: 'left' | 'right';
  asideMinWidth?: number;
  asideMaxWidth?: number;
  asideClassName?: string | SchemaClassName158;
  css?: PageSchema0Css704;
  mobileCSS?: PageSchema0MobileCSS703;
  headerClassName?: string | SchemaClassName158;
  initApi?: string | SchemaApiObject;
  initFetchOn?: string;
  messages?: SchemaMessage;
  toolbar?: string | (string | AmisNode)[] | AmisNode;
  toolbarClassName?: string | SchemaClassName158;
  showErrorMsg?: boolean;
  cssVars?: unknown;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface BaseRemarkSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  label?: string;
  icon?: string;
  tooltipClassName?: string | SchemaClassName158;
  trigger?: string | unknown[];
  title?: string;
  content?: string | {};
  placement?: 'top' | 'right' | 'bottom' | 'left';
  rootClose?: boolean;
  shape?: 'circle' | 'square';
  body?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface SchemaClassName158 {
  [k: string]: unknown;
}
export interface BaseSchemaWithoutTypeOpenOnEvent16 {
  [k: string]: unknown;
}
export interface BaseSchemaWithoutTypeOpenEditorSetting15 {
  behavior?: string;
  displayName?: string;
  mock?: unknown;
  [k: string]: unknown;
}
export interface PageSchema0PullRefresh702 {
  disabled?: boolean;
  pullingText?: string;
  loosingText?: string;
}
export interface SpinnerExtraPropsOpenLoadingConfig271 {
  root?: string;
  show?: boolean;
}
export interface PageSchema0Css704 {
  [k: string]: unknown;
}
export interface PageSchema0MobileCSS703 {
  [k: string]: unknown;
}
export interface SchemaApiObject {
  method?:
    | 'get'
    | 'post'
    | 'put'
    | 'delete'
    | 'patch'
    | 'options'
    | 'head'
    | 'jsonp'
    | 'js'
    | 'GET'
    | 'POST'
    | 'PUT'
    | 'DELETE'
    | 'PATCH';
  url?: string;
  data?: string | {};
  convertKeyToPath?: boolean;
  responseData?: {};
  attachDataToQuery?: boolean;
  dataType?: 'json' | 'form-data' | 'form';
  responseType?: string;
  headers?: SchemaApiObjectHeaders9;
  sendOn?: string;
  replaceData?: boolean;
  autoRefresh?: boolean;
  trackExpression?: string;
  cache?: number;
  forceAppendDataToQuery?: boolean;
  qsOptions?: {};
  silent?: boolean;
  downloadFileName?: string;
  adaptor?: string;
  requestAdaptor?: string;
  responseAdaptor?: string;
  graphql?: string;
  query?: unknown;
  operationName?: string;
  mockResponse?: {};
  credentials?: string;
  messages?: unknown;
  reportProgress?: boolean;
  concatDataFields?: unknown;
}
export interface SchemaApiObjectHeaders9 {
  [k: string]: unknown;
}
export interface SchemaMessage {
  fetchFailed?: string;
  fetchSuccess?: string;
  saveFailed?: string;
  saveSuccess?: string;
  validateFailed?: string;
  success?: string;
  failed?: string;
}
export interface FlexSchemaNode {
  type: 'flex';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  justify?: 'start' | 'flex-start' | 'center' | 'end' | 'flex-end' | 'space-around' | 'space-between' | 'space-evenly';
  alignItems?: 'stretch' | 'start' | 'flex-start' | 'flex-end' | 'end' | 'center' | 'baseline';
  alignContent?:
    'normal' | 'flex-start' | 'flex-end' | 'center' | 'space-between' | 'space-around' | 'space-evenly' | 'stretch';
  direction?: 'row' | 'column' | 'row-reverse' | 'column-reverse';
  items?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TplSchemaNode {
  type: 'tpl' | 'html';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: boolean;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  tpl?: string;
  html?: string;
  text?: string;
  raw?: string;
  wrapperComponent?: string;
  badge?: BadgeObject;
  testidBuilder?: TestIdBuilder;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface BadgeObject {
  className?: string;
  text?: string | number;
  size?: number;
  mode?: 'text' | 'dot' | 'ribbon';
  offset?: (string | number)[];
  position?: 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';
  overflowCount?: number;
  visibleOn?: string;
  animation?: boolean;
  style?: {};
  level?: string;
}
export interface TestIdBuilder {
  testId?: string;
}
export interface RemarkSchemaNode {
  type: 'remark';
  name?: unknown;
  label?: string;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  icon?: string;
  tooltipClassName?: string | SchemaClassName158;
  trigger?: string | unknown[];
  title?: string;
  content?: string | {};
  placement?: 'top' | 'right' | 'bottom' | 'left';
  rootClose?: boolean;
  shape?: 'circle' | 'square';
  body?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface AlertSchemaNode {
  type: 'alert';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: 'info' | 'warning' | 'success' | 'danger';
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  title?: string;
  body?: string | (string | AmisNode)[] | AmisNode;
  showCloseButton?: boolean;
  closeButtonClassName?: string;
  showIcon?: boolean;
  icon?: string;
  iconClassName?: string;
  actions?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface AudioSchemaNode {
  type: 'audio';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: boolean;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  src?: string;
  loop?: boolean;
  autoPlay?: boolean;
  rates?: number[];
  controls?: ('rates' | 'play' | 'time' | 'process' | 'volume')[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface AvatarSchemaNode {
  type: 'avatar';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: ('small' | 'default' | 'large') | number;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  badge?: BadgeObject;
  src?: string;
  defaultAvatar?: string;
  icon?: string;
  fit?: 'fill' | 'contain' | 'cover' | 'none' | 'scale-down';
  shape?: 'circle' | 'square' | 'rounded';
  text?: string;
  gap?: number;
  alt?: string;
  draggable?: boolean;
  crossOrigin?: 'anonymous' | 'use-credentials' | '';
  onError?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ButtonGroupSchemaNode {
  type: 'button-group';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  btnClassName?: string | SchemaClassName158;
  btnActiveClassName?: string;
  buttons?: (string | DropdownButton0212)[];
  btnLevel?: string;
  btnActiveLevel?: string;
  vertical?: boolean;
  tiled?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DropdownButton0Also213 {
  children?: (string | DropdownButton0212)[];
  title?: string;
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  actionType?:
    | 'ajax'
    | 'alert'
    | 'break'
    | 'broadcast'
    | 'closeDialog'
    | 'closeDrawer'
    | 'component'
    | 'confirmDialog'
    | 'continue'
    | 'copy'
    | 'custom'
    | 'dialog'
    | 'download'
    | 'drawer'
    | 'email'
    | 'goBack'
    | 'goPage'
    | 'link'
    | 'loop'
    | 'openlink'
    | 'parallel'
    | 'preventDefault'
    | 'print'
    | 'refresh'
    | 'setEventData'
    | 'static'
    | 'nonstatic'
    | 'show'
    | 'hidden'
    | 'usability'
    | 'enabled'
    | 'disabled'
    | 'visibility'
    | 'stopPropagation'
    | 'switch'
    | 'toast'
    | 'url'
    | 'wait'
    | 'add'
    | 'addItem'
    | 'cancel'
    | 'cancelDrag'
    | 'changeActiveKey'
    | 'changeTabKey'
    | 'clear'
    | 'clearAll'
    | 'clear-and-submit'
    | 'clearError'
    | 'click'
    | 'close'
    | 'closeTab'
    | 'collapse'
    | 'confirm'
    | 'delete'
    | 'deleteItem'
    | 'deleteTab'
    | 'edit'
    | 'encrypt'
    | 'expand'
    | 'focus'
    | 'goto-image'
    | 'goto-step'
    | 'initDrag'
    | 'next'
    | 'open'
    | 'pause'
    | 'play'
    | 'prev'
    | 'preview'
    | 'rebuild'
    | 'reload'
    | 'remove'
    | 'reset'
    | 'resetAll'
    | 'reset-and-submit'
    | 'review'
    | 'rotate'
    | 'save'
    | 'saveAs'
    | 'scale'
    | 'search'
    | 'select'
    | 'selectAll'
    | 'setExpanded'
    | 'setMuted'
    | 'setValue'
    | 'setVolume'
    | 'showTip'
    | 'hiddenTip'
    | 'start'
    | 'startAutoRefresh'
    | 'stop'
    | 'stopAutoRefresh'
    | 'step-submit'
    | 'submit'
    | 'submitQuickEdit'
    | 'toggleSelectAll'
    | 'updateItems'
    | 'updateItem'
    | 'validate'
    | 'validateFormItem'
    | 'zoom'
    | 'exportExcel'
    | 'export-excel'
    | 'export-csv'
    | 'shake'
    | 'rotateLeft'
    | 'rotateRight'
    | 'enableItem'
    | 'disableItem'
    | 'expandAll'
    | 'collapseAll'
    | 'addChild'
    | 'toggleExpand'
    | 'nextStep'
    | 'prevStep'
    | 'updateExpand'
    | 'change'
    | 'query'
    | 'loadMore'
    | 'filter'
    | 'toggle'
    | 'finished'
    | 'crud'
    | 'copyText'
    | 'setLocale'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'updateUser';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface SchemaTooltip133 {
  title?: string;
  content?: string;
}
export interface DropdownButton0Untyped214 {
  children?: (string | DropdownButton0212)[];
  title?: string;
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  actionType?:
    | 'ajax'
    | 'alert'
    | 'break'
    | 'broadcast'
    | 'closeDialog'
    | 'closeDrawer'
    | 'component'
    | 'confirmDialog'
    | 'continue'
    | 'copy'
    | 'custom'
    | 'dialog'
    | 'download'
    | 'drawer'
    | 'email'
    | 'goBack'
    | 'goPage'
    | 'link'
    | 'loop'
    | 'openlink'
    | 'parallel'
    | 'preventDefault'
    | 'print'
    | 'refresh'
    | 'setEventData'
    | 'static'
    | 'nonstatic'
    | 'show'
    | 'hidden'
    | 'usability'
    | 'enabled'
    | 'disabled'
    | 'visibility'
    | 'stopPropagation'
    | 'switch'
    | 'toast'
    | 'url'
    | 'wait'
    | 'add'
    | 'addItem'
    | 'cancel'
    | 'cancelDrag'
    | 'changeActiveKey'
    | 'changeTabKey'
    | 'clear'
    | 'clearAll'
    | 'clear-and-submit'
    | 'clearError'
    | 'click'
    | 'close'
    | 'closeTab'
    | 'collapse'
    | 'confirm'
    | 'delete'
    | 'deleteItem'
    | 'deleteTab'
    | 'edit'
    | 'encrypt'
    | 'expand'
    | 'focus'
    | 'goto-image'
    | 'goto-step'
    | 'initDrag'
    | 'next'
    | 'open'
    | 'pause'
    | 'play'
    | 'prev'
    | 'preview'
    | 'rebuild'
    | 'reload'
    | 'remove'
    | 'reset'
    | 'resetAll'
    | 'reset-and-submit'
    | 'review'
    | 'rotate'
    | 'save'
    | 'saveAs'
    | 'scale'
    | 'search'
    | 'select'
    | 'selectAll'
    | 'setExpanded'
    | 'setMuted'
    | 'setValue'
    | 'setVolume'
    | 'showTip'
    | 'hiddenTip'
    | 'start'
    | 'startAutoRefresh'
    | 'stop'
    | 'stopAutoRefresh'
    | 'step-submit'
    | 'submit'
    | 'submitQuickEdit'
    | 'toggleSelectAll'
    | 'updateItems'
    | 'updateItem'
    | 'validate'
    | 'validateFormItem'
    | 'zoom'
    | 'exportExcel'
    | 'export-excel'
    | 'export-csv'
    | 'shake'
    | 'rotateLeft'
    | 'rotateRight'
    | 'enableItem'
    | 'disableItem'
    | 'expandAll'
    | 'collapseAll'
    | 'addChild'
    | 'toggleExpand'
    | 'nextStep'
    | 'prevStep'
    | 'updateExpand'
    | 'change'
    | 'query'
    | 'loadMore'
    | 'filter'
    | 'toggle'
    | 'finished'
    | 'crud'
    | 'copyText'
    | 'setLocale'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'updateUser';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ButtonToolbarSchemaNode {
  type: 'button-toolbar';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  buttons: (string | DropdownButton0212)[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
  resetValue?: unknown;
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
}
export interface ClassName114 {
  [k: string]: unknown;
}
export interface FormBaseControlWithoutSizeOpenValidation11 {
  isAlpha?: string;
  isAlphanumeric?: string;
  isEmail?: string;
  isFloat?: string;
  isInt?: string;
  isJson?: string;
  isLength?: string;
  isNumeric?: string;
  isRequired?: string;
  isUrl?: string;
  matchRegexp?: string;
  matchRegexp2?: string;
  matchRegexp3?: string;
  matchRegexp4?: string;
  matchRegexp5?: string;
  maxLength?: string;
  maximum?: string;
  minLength?: string;
  minimum?: string;
  isDateTimeSame?: string;
  isDateTimeBefore?: string;
  isDateTimeAfter?: string;
  isDateTimeSameOrBefore?: string;
  isDateTimeSameOrAfter?: string;
  isDateTimeBetween?: string;
  isTimeSame?: string;
  isTimeBefore?: string;
  isTimeAfter?: string;
  isTimeSameOrBefore?: string;
  isTimeSameOrAfter?: string;
  isTimeBetween?: string;
  [k: string]: unknown;
}
export interface FormHorizontal {
  left?: number;
  right?: number;
  leftFixed?: ('xs' | 'sm' | 'md' | 'lg') | number | boolean;
  justify?: boolean;
  labelAlign?: 'left' | 'right';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
}
export interface FormBaseControlWithoutSizeOpenPlaceholde12 {
  [k: string]: unknown;
}
export interface CalendarSchemaNode {
  type: 'calendar';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  schedules?: string | CalendarSchema0Schedules0686[];
  scheduleClassNames?: string[];
  scheduleAction?: AmisNode;
  largeMode?: boolean;
  todayActiveStyle?: {};
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CalendarSchema0Schedules0686 {
  startTime?: string;
  endTime?: string;
  content?: unknown;
  className?: string;
}
export interface CardSchemaNode {
  type: 'card';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  header?: {};
  body?: string | (string | RefSchemaObjectOrRefRefCardBodyFieldOrRe241)[] | AmisNode;
  media?: CardSchemaWithoutTypeOpenMedia506;
  actions?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  toolbar?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  secondary?: string;
  useCardLabel?: boolean;
  href?: string;
  draggable?: boolean;
  checkOnItemClick?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CardBodyFieldAlsoCardBodyFieldUntypedLis248 {
  label?: unknown;
  labelClassName?: string | SchemaClassName158;
  innerClassName?: string | SchemaClassName158;
  name?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  value?: unknown;
  [k: string]: unknown;
}
export interface SchemaPopOverObject {
  className?: string;
  popOverClassName?: string;
  popOverEnableOn?: string;
  mode?: 'dialog' | 'drawer' | 'popOver';
  size?: 'sm' | 'md' | 'lg' | 'xl';
  position?: string;
  trigger?: 'click' | 'hover';
  showIcon?: boolean;
  offset?: SchemaPopOverObjectOffset68;
  title?: string;
  body?: string | (string | AmisNode)[] | AmisNode;
}
export interface SchemaPopOverObjectOffset68 {
  top?: number;
  left?: number;
}
export interface SchemaQuickEditObjectAlso64 {
  saveImmediately?: boolean | SchemaQuickEditObject1SaveImmediately166;
  resetOnFailed?: boolean;
  reload?: string;
  mode?: 'inline' | 'dialog' | 'popOver';
  icon?: string;
  quickEditEnabledOn?: string;
  isFormMode?: boolean;
  focusable?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  title?: string;
  popOverContainer?: unknown;
  size?: string;
  popOverClassName?: string;
  messages?: {};
  actions?: unknown;
  unique?: boolean;
}
export interface SchemaQuickEditObject1SaveImmediately166 {
  api?: string | SchemaApiObject;
}
export interface SchemaQuickEditObjectUntyped65 {
  saveImmediately?: boolean | SchemaQuickEditObject1SaveImmediately166;
  resetOnFailed?: boolean;
  reload?: string;
  mode?: 'inline' | 'dialog' | 'popOver';
  icon?: string;
  quickEditEnabledOn?: string;
  isFormMode?: boolean;
  focusable?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  title?: string;
  popOverContainer?: unknown;
  size?: string;
  popOverClassName?: string;
  messages?: {};
  actions?: unknown;
  unique?: boolean;
}
export interface SchemaCopyableObject {
  icon?: string;
  content?: string;
  tooltip?: string;
}
export interface CardBodyFieldUntypedListBodyFieldObject243 {
  label?: unknown;
  labelClassName?: string | SchemaClassName158;
  innerClassName?: string | SchemaClassName158;
  name?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  value?: unknown;
  [k: string]: unknown;
}
export interface CardSchemaWithoutTypeOpenMedia506 {
  className?: string | SchemaClassName158;
  type?: 'image' | 'video';
  url?: string;
  position?: 'top' | 'left' | 'right' | 'bottom';
  autoPlay?: boolean;
  isLive?: boolean;
  poster?: string;
}
export interface AjaxActionSchemaOpenCopyActionSchemaOpen254 {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType?:
    | 'ajax'
    | 'url'
    | 'link'
    | 'dialog'
    | 'drawer'
    | 'toast'
    | 'copy'
    | 'reload'
    | 'email'
    | 'prev'
    | 'next'
    | 'cancel'
    | 'close'
    | 'submit'
    | 'confirm'
    | 'add'
    | 'reset'
    | 'reset-and-submit'
    | 'alert'
    | 'break'
    | 'broadcast'
    | 'closeDialog'
    | 'closeDrawer'
    | 'component'
    | 'confirmDialog'
    | 'continue'
    | 'custom'
    | 'download'
    | 'goBack'
    | 'goPage'
    | 'loop'
    | 'openlink'
    | 'parallel'
    | 'preventDefault'
    | 'print'
    | 'refresh'
    | 'setEventData'
    | 'static'
    | 'nonstatic'
    | 'show'
    | 'hidden'
    | 'usability'
    | 'enabled'
    | 'disabled'
    | 'visibility'
    | 'stopPropagation'
    | 'switch'
    | 'wait'
    | 'addItem'
    | 'cancelDrag'
    | 'changeActiveKey'
    | 'changeTabKey'
    | 'clear'
    | 'clearAll'
    | 'clear-and-submit'
    | 'clearError'
    | 'click'
    | 'closeTab'
    | 'collapse'
    | 'delete'
    | 'deleteItem'
    | 'deleteTab'
    | 'edit'
    | 'encrypt'
    | 'expand'
    | 'focus'
    | 'goto-image'
    | 'goto-step'
    | 'initDrag'
    | 'open'
    | 'pause'
    | 'play'
    | 'preview'
    | 'rebuild'
    | 'remove'
    | 'resetAll'
    | 'review'
    | 'rotate'
    | 'save'
    | 'saveAs'
    | 'scale'
    | 'search'
    | 'select'
    | 'selectAll'
    | 'setExpanded'
    | 'setMuted'
    | 'setValue'
    | 'setVolume'
    | 'showTip'
    | 'hiddenTip'
    | 'start'
    | 'startAutoRefresh'
    | 'stop'
    | 'stopAutoRefresh'
    | 'step-submit'
    | 'submitQuickEdit'
    | 'toggleSelectAll'
    | 'updateItems'
    | 'updateItem'
    | 'validate'
    | 'validateFormItem'
    | 'zoom'
    | 'exportExcel'
    | 'export-excel'
    | 'export-csv'
    | 'shake'
    | 'rotateLeft'
    | 'rotateRight'
    | 'enableItem'
    | 'disableItem'
    | 'expandAll'
    | 'collapseAll'
    | 'addChild'
    | 'toggleExpand'
    | 'nextStep'
    | 'prevStep'
    | 'updateExpand'
    | 'change'
    | 'query'
    | 'loadMore'
    | 'filter'
    | 'toggle'
    | 'finished'
    | 'crud'
    | 'copyText'
    | 'setLocale'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'updateUser';
  api?: string | SchemaApiObject;
  feedback?: unknown;
  reload?: unknown;
  redirect?: string;
  ignoreConfirm?: boolean;
  isolateScope?: boolean;
  messages?: {};
  payload?: unknown;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
  copy?: unknown;
  downloadFileName?: string;
  [k: string]: unknown;
}
export interface AjaxActionSchemaOpenCopyActionSchemaOpen251 {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType?:
    | 'ajax'
    | 'url'
    | 'link'
    | 'dialog'
    | 'drawer'
    | 'toast'
    | 'copy'
    | 'reload'
    | 'email'
    | 'prev'
    | 'next'
    | 'cancel'
    | 'close'
    | 'submit'
    | 'confirm'
    | 'add'
    | 'reset'
    | 'reset-and-submit'
    | 'alert'
    | 'break'
    | 'broadcast'
    | 'closeDialog'
    | 'closeDrawer'
    | 'component'
    | 'confirmDialog'
    | 'continue'
    | 'custom'
    | 'download'
    | 'goBack'
    | 'goPage'
    | 'loop'
    | 'openlink'
    | 'parallel'
    | 'preventDefault'
    | 'print'
    | 'refresh'
    | 'setEventData'
    | 'static'
    | 'nonstatic'
    | 'show'
    | 'hidden'
    | 'usability'
    | 'enabled'
    | 'disabled'
    | 'visibility'
    | 'stopPropagation'
    | 'switch'
    | 'wait'
    | 'addItem'
    | 'cancelDrag'
    | 'changeActiveKey'
    | 'changeTabKey'
    | 'clear'
    | 'clearAll'
    | 'clear-and-submit'
    | 'clearError'
    | 'click'
    | 'closeTab'
    | 'collapse'
    | 'delete'
    | 'deleteItem'
    | 'deleteTab'
    | 'edit'
    | 'encrypt'
    | 'expand'
    | 'focus'
    | 'goto-image'
    | 'goto-step'
    | 'initDrag'
    | 'open'
    | 'pause'
    | 'play'
    | 'preview'
    | 'rebuild'
    | 'remove'
    | 'resetAll'
    | 'review'
    | 'rotate'
    | 'save'
    | 'saveAs'
    | 'scale'
    | 'search'
    | 'select'
    | 'selectAll'
    | 'setExpanded'
    | 'setMuted'
    | 'setValue'
    | 'setVolume'
    | 'showTip'
    | 'hiddenTip'
    | 'start'
    | 'startAutoRefresh'
    | 'stop'
    | 'stopAutoRefresh'
    | 'step-submit'
    | 'submitQuickEdit'
    | 'toggleSelectAll'
    | 'updateItems'
    | 'updateItem'
    | 'validate'
    | 'validateFormItem'
    | 'zoom'
    | 'exportExcel'
    | 'export-excel'
    | 'export-csv'
    | 'shake'
    | 'rotateLeft'
    | 'rotateRight'
    | 'enableItem'
    | 'disableItem'
    | 'expandAll'
    | 'collapseAll'
    | 'addChild'
    | 'toggleExpand'
    | 'nextStep'
    | 'prevStep'
    | 'updateExpand'
    | 'change'
    | 'query'
    | 'loadMore'
    | 'filter'
    | 'toggle'
    | 'finished'
    | 'crud'
    | 'copyText'
    | 'setLocale'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'updateUser';
  api?: string | SchemaApiObject;
  feedback?: unknown;
  reload?: unknown;
  redirect?: string;
  ignoreConfirm?: boolean;
  isolateScope?: boolean;
  messages?: {};
  payload?: unknown;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
  copy?: unknown;
  downloadFileName?: string;
  [k: string]: unknown;
}
export interface CardsSchemaNode {
  type: 'cards';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  card?: RefCardSchemaWithoutTypeOrRefSchemaObjec268;
  headerClassName?: string | SchemaClassName158;
  footerClassName?: string | SchemaClassName158;
  itemClassName?: string | SchemaClassName158;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  title?: string;
  hideCheckToggler?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  header?: string | (string | AmisNode)[] | AmisNode;
  footer?: string | (string | AmisNode)[] | AmisNode;
  itemCheckableOn?: string;
  itemDraggableOn?: string;
  checkOnItemClick?: boolean;
  masonryLayout?: boolean;
  valueField?: string;
  itemAction?: ActionSchema;
  selectable?: boolean;
  multiple?: boolean;
  draggable?: boolean;
  columnsCount?: number;
  orderField?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CardSchemaWithoutTypeAlso269 {
  header?: {};
  body?: string | (string | RefSchemaObjectOrRefRefCardBodyFieldOrRe241)[] | AmisNode;
  media?: CardSchemaWithoutTypeMedia270;
  actions?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  toolbar?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  secondary?: string;
  useCardLabel?: boolean;
  href?: string;
  draggable?: boolean;
  checkOnItemClick?: boolean;
  style?: {};
}
export interface CardSchemaWithoutTypeMedia270 {
  className?: string | SchemaClassName158;
  type?: 'image' | 'video';
  url?: string;
  position?: 'top' | 'left' | 'right' | 'bottom';
  autoPlay?: boolean;
  isLive?: boolean;
  poster?: string;
}
export interface CardSchemaWithoutType {
  header?: {};
  body?: string | (string | RefSchemaObjectOrRefRefCardBodyFieldOrRe241)[] | AmisNode;
  media?: CardSchemaWithoutTypeMedia270;
  actions?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  toolbar?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  secondary?: string;
  useCardLabel?: boolean;
  href?: string;
  draggable?: boolean;
  checkOnItemClick?: boolean;
  type?: string;
  style?: {};
}
export interface AjaxActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'ajax';
  api: string | SchemaApiObject;
  feedback?: FeedbackDialog;
  reload?: string;
  redirect?: string;
  ignoreConfirm?: boolean;
  isolateScope?: boolean;
  messages?: {};
  payload?: unknown;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface FeedbackDialog {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'dialog';
  testid?: string;
  inputParams?: {};
  actions?: ActionSchema[];
  body?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName158;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  height?: string;
  width?: string;
  title?: string | (string | AmisNode)[] | AmisNode;
  header?: string | (string | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName158;
  footer?: string | (string | AmisNode)[] | AmisNode;
  confirm?: boolean;
  showCloseButton?: boolean;
  showErrorMsg?: boolean;
  showLoading?: boolean;
  overlay?: boolean;
  dialogType?: 'confirm';
  draggable?: boolean;
  allowFullscreen?: boolean;
  data?: {};
  skipRestOnCancel?: boolean;
  skipRestOnConfirm?: boolean;
  confirmText?: string;
  cancelText?: string;
  confirmBtnLevel?: string;
  cancelBtnLevel?: string;
  msg?: string;
  withDefaultData?: boolean;
  dataMapSwitch?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface UrlActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'url';
  blank?: boolean;
  url?: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface LinkActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'link';
  link: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DialogActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'dialog';
  dialog: DialogSchemaBase;
  nextCondition?: string;
  reload?: string;
  redirect?: string;
  data?: unknown;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  name?: string;
  url?: string;
  blank?: boolean;
  link?: string;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DialogSchemaBase {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'dialog';
  testid?: string;
  inputParams?: {};
  actions?: ActionSchema[];
  body?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName158;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  height?: string;
  width?: string;
  title?: string | (string | AmisNode)[] | AmisNode;
  header?: string | (string | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName158;
  footer?: string | (string | AmisNode)[] | AmisNode;
  confirm?: boolean;
  showCloseButton?: boolean;
  showErrorMsg?: boolean;
  showLoading?: boolean;
  overlay?: boolean;
  dialogType?: 'confirm';
  draggable?: boolean;
  allowFullscreen?: boolean;
  data?: {};
  confirmText?: string;
  cancelText?: string;
  confirmBtnLevel?: string;
  cancelBtnLevel?: string;
  msg?: string;
  withDefaultData?: boolean;
  dataMapSwitch?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DrawerActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'drawer';
  drawer: DrawerSchemaBase;
  nextCondition?: string;
  reload?: string;
  redirect?: string;
  data?: unknown;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  name?: string;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DrawerSchemaBase {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  inputParams?: {};
  actions?: ActionSchema[];
  body?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName158;
  headerClassName?: string | SchemaClassName158;
  footerClassName?: string | SchemaClassName158;
  closeOnEsc?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  title?: string | (string | AmisNode)[] | AmisNode;
  position?: 'left' | 'right' | 'top' | 'bottom';
  showCloseButton?: boolean;
  width?: string | number;
  height?: string | number;
  header?: string | (string | AmisNode)[] | AmisNode;
  footer?: string | (string | AmisNode)[] | AmisNode;
  confirm?: boolean;
  resizable?: boolean;
  overlay?: boolean;
  closeOnOutside?: boolean;
  showErrorMsg?: boolean;
  data?: {};
  confirmText?: string;
  cancelText?: string;
  confirmBtnLevel?: string;
  cancelBtnLevel?: string;
  msg?: string;
  withDefaultData?: boolean;
  dataMapSwitch?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ToastActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'toast';
  toast: unknown;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CopyActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'copy';
  copy?: unknown;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ReloadActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'reload';
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface EmailActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string;
  tabIndex?: number;
  href?: string;
  actionType: 'email';
  to: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface OtherActionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'prev' | 'next' | 'cancel' | 'close' | 'submit' | 'confirm' | 'add' | 'reset' | 'reset-and-submit';
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface VanillaAction {
  actionType?:
    | 'ajax'
    | 'alert'
    | 'break'
    | 'broadcast'
    | 'closeDialog'
    | 'closeDrawer'
    | 'component'
    | 'confirmDialog'
    | 'continue'
    | 'copy'
    | 'custom'
    | 'dialog'
    | 'download'
    | 'drawer'
    | 'email'
    | 'goBack'
    | 'goPage'
    | 'link'
    | 'loop'
    | 'openlink'
    | 'parallel'
    | 'preventDefault'
    | 'print'
    | 'refresh'
    | 'setEventData'
    | 'static'
    | 'nonstatic'
    | 'show'
    | 'hidden'
    | 'usability'
    | 'enabled'
    | 'disabled'
    | 'visibility'
    | 'stopPropagation'
    | 'switch'
    | 'toast'
    | 'url'
    | 'wait'
    | 'add'
    | 'addItem'
    | 'cancel'
    | 'cancelDrag'
    | 'changeActiveKey'
    | 'changeTabKey'
    | 'clear'
    | 'clearAll'
    | 'clear-and-submit'
    | 'clearError'
    | 'click'
    | 'close'
    | 'closeTab'
    | 'collapse'
    | 'confirm'
    | 'delete'
    | 'deleteItem'
    | 'deleteTab'
    | 'edit'
    | 'encrypt'
    | 'expand'
    | 'focus'
    | 'goto-image'
    | 'goto-step'
    | 'initDrag'
    | 'next'
    | 'open'
    | 'pause'
    | 'play'
    | 'prev'
    | 'preview'
    | 'rebuild'
    | 'reload'
    | 'remove'
    | 'reset'
    | 'resetAll'
    | 'reset-and-submit'
    | 'review'
    | 'rotate'
    | 'save'
    | 'saveAs'
    | 'scale'
    | 'search'
    | 'select'
    | 'selectAll'
    | 'setExpanded'
    | 'setMuted'
    | 'setValue'
    | 'setVolume'
    | 'showTip'
    | 'hiddenTip'
    | 'start'
    | 'startAutoRefresh'
    | 'stop'
    | 'stopAutoRefresh'
    | 'step-submit'
    | 'submit'
    | 'submitQuickEdit'
    | 'toggleSelectAll'
    | 'updateItems'
    | 'updateItem'
    | 'validate'
    | 'validateFormItem'
    | 'zoom'
    | 'exportExcel'
    | 'export-excel'
    | 'export-csv'
    | 'shake'
    | 'rotateLeft'
    | 'rotateRight'
    | 'enableItem'
    | 'disableItem'
    | 'expandAll'
    | 'collapseAll'
    | 'addChild'
    | 'toggleExpand'
    | 'nextStep'
    | 'prevStep'
    | 'updateExpand'
    | 'change'
    | 'query'
    | 'loadMore'
    | 'filter'
    | 'toggle'
    | 'finished'
    | 'crud'
    | 'copyText'
    | 'setLocale'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'updateUser';
  downloadFileName?: string;
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CarouselSchemaNode {
  type: 'carousel';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: string | number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: string | number;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  direction?: 'horizontal' | 'vertical';
  loop?: boolean;
  mouseEvent?: boolean;
  auto?: boolean;
  duration?: number;
  height?: string | number;
  controlsTheme?: 'light' | 'dark';
  controls?: ('dots' | 'arrows')[];
  animation?: 'fade' | 'slide' | 'marquee';
  itemSchema?: string | (string | AmisNode)[] | AmisNode;
  thumbMode?: 'contain' | 'cover';
  options?: unknown[];
  alwaysShowArrow?: boolean;
  multiple?: CarouselSchema0Multiple682;
  icons?: CarouselSchema0Icons681;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CarouselSchema0Multiple682 {
  count?: number;
}
export interface CarouselSchema0Icons681 {
  prev?: string | (string | AmisNode)[] | AmisNode;
  next?: string | (string | AmisNode)[] | AmisNode;
}
export interface ChartSchemaNode {
  type: 'chart';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: string | number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: number;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  chartTheme?: unknown;
  api?: string | SchemaApiObject;
  initFetchOn?: string;
  config?: unknown;
  trackExpression?: string;
  height?: string | number;
  dataFilter?: string;
  source?: string;
  disableDataMapping?: boolean;
  clickAction?: ActionSchema;
  replaceChartOption?: boolean;
  unMountOnHidden?: boolean;
  mapURL?: string | SchemaApiObject;
  mapName?: string;
  loadBaiduMap?: boolean;
  ak?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CollapseSchemaNode {
  type: 'collapse';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'base';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  key?: string;
  headerPosition?: 'top' | 'bottom';
  header?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string;
  collapsable?: boolean;
  collapsed?: boolean;
  showArrow?: boolean;
  expandIcon?: AmisNode;
  headingClassName?: string;
  collapseHeader?: string;
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  divideLine?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  active?: boolean;
  title?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CollapseGroupSchemaNode {
  type: 'collapse-group';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  activeKey?: string | number | (string | number)[];
  accordion?: boolean;
  expandIcon?: AmisNode;
  expandIconPosition?: 'left' | 'right';
  body?: string | (string | AmisNode)[] | AmisNode;
  enableFieldSetStyle?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ColorSchemaNode {
  type: 'color';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  defaultColor?: string;
  showValue?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ContainerSchemaNode {
  type: 'container';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: boolean;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName158;
  wrapperComponent?: string;
  draggable?: string | boolean;
  draggableConfig?: string | ContainerDraggableConfig;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ContainerDraggableConfig {
  axis?: 'both' | 'x' | 'y';
  defaultPosition?: ContainerDraggableConfigDefaultPosition671;
  bounds?: string | ContainerDraggableConfigBounds0670;
  grid?: number[];
  handle?: string;
  cancel?: string;
  scale?: number;
  enableUserSelect?: boolean;
}
export interface ContainerDraggableConfigDefaultPosition671 {
  x?: number;
  y?: number;
}
export interface ContainerDraggableConfigBounds0670 {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}
export interface SwitchContainerSchemaNode {
  type: 'switch-container';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  items?: StateSchema[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface StateSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  title?: string;
  body?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DateSchemaNode {
  type: 'date' | 'datetime' | 'time' | 'static-date' | 'static-datetime' | 'static-time' | 'month';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  format?: string;
  displayFormat?: string;
  valueFormat?: string;
  fromNow?: boolean;
  updateFrequency?: number;
  displayTimeZone?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DialogSchemaNode {
  type: 'dialog';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: string;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  clearable?: unknown;
  data?: {};
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  inputParams?: {};
  actions?: ActionSchema[];
  body?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName158;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  height?: string;
  title?: string | (string | AmisNode)[] | AmisNode;
  header?: string | (string | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName158;
  footer?: string | (string | AmisNode)[] | AmisNode;
  confirm?: boolean;
  showCloseButton?: boolean;
  showErrorMsg?: boolean;
  showLoading?: boolean;
  overlay?: boolean;
  dialogType?: 'confirm';
  draggable?: boolean;
  allowFullscreen?: boolean;
  confirmText?: string;
  cancelText?: string;
  confirmBtnLevel?: string;
  cancelBtnLevel?: string;
  msg?: string;
  withDefaultData?: boolean;
  dataMapSwitch?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DividerSchemaNode {
  type: 'divider';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  lineStyle?: 'dashed' | 'solid';
  direction?: 'horizontal' | 'vertical';
  color?: string;
  rotate?: number;
  title?: string | (string | AmisNode)[] | AmisNode;
  titleClassName?: string;
  titlePosition?: 'left' | 'center' | 'right';
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DrawerSchemaNode {
  type: 'drawer';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: string | number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: {};
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  inputParams?: {};
  actions?: ActionSchema[];
  body?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName158;
  headerClassName?: string | SchemaClassName158;
  footerClassName?: string | SchemaClassName158;
  closeOnEsc?: boolean;
  title?: string | (string | AmisNode)[] | AmisNode;
  position?: 'left' | 'right' | 'top' | 'bottom';
  showCloseButton?: boolean;
  height?: string | number;
  header?: string | (string | AmisNode)[] | AmisNode;
  footer?: string | (string | AmisNode)[] | AmisNode;
  confirm?: boolean;
  resizable?: boolean;
  overlay?: boolean;
  closeOnOutside?: boolean;
  showErrorMsg?: boolean;
  confirmText?: string;
  cancelText?: string;
  confirmBtnLevel?: string;
  cancelBtnLevel?: string;
  msg?: string;
  withDefaultData?: boolean;
  dataMapSwitch?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DropdownButtonSchemaNode {
  type: 'dropdown-button';
  name?: unknown;
  label?: string;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: 'left' | 'right';
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  clearable?: unknown;
  data?: unknown;
  level?: 'info' | 'success' | 'danger' | 'warning' | 'primary' | 'link';
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  block?: boolean;
  btnClassName?: string | SchemaClassName158;
  buttons?: (string | DropdownButton0212)[];
  body?: string | (string | AmisNode)[] | AmisNode;
  closeOnOutside?: boolean;
  closeOnClick?: boolean;
  iconOnly?: boolean;
  rightIcon?: string;
  trigger?: 'click' | 'hover';
  hideCaret?: boolean;
  popOverContainerSelector?: string;
  menuClassName?: string;
  overlayPlacement?: string;
  icon?: string;
  tooltip?: unknown;
  placement?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface EachSchemaNode {
  type: 'each';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  source?: string;
  itemKeyName?: string;
  indexKeyName?: string;
  items?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface GridSchemaNode {
  type: 'grid';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: 'left' | 'right' | 'between' | 'center';
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  columns: RefGridColumnObjectOrRefGridColumn0645[];
  gap?: 'xs' | 'sm' | 'base' | 'none' | 'md' | 'lg';
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface GridColumnObjectGridColumn0AlsoGridColum650 {
  id?: string;
  xs?: 'auto' | number;
  sm?: 'auto' | number;
  md?: 'auto' | number;
  lg?: 'auto' | number;
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  body?: string | (string | AmisNode)[] | AmisNode;
  columnClassName?: string | SchemaClassName158;
  style?: unknown;
  wrapperCustomStyle?: unknown;
  themeCss?: unknown;
}
export interface GridColumnObjectGridColumn0Untyped647 {
  id?: string;
  xs?: 'auto' | number;
  sm?: 'auto' | number;
  md?: 'auto' | number;
  lg?: 'auto' | number;
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  body?: string | (string | AmisNode)[] | AmisNode;
  columnClassName?: string | SchemaClassName158;
  style?: unknown;
  wrapperCustomStyle?: unknown;
  themeCss?: unknown;
}
export interface Grid2DSchemaNode {
  type: 'grid-2d';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: string | number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  cols?: number;
  gap?: string | number;
  gapRow?: string | number;
  rowHeight?: string | number;
  grids: Grid[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface GridAlso639 {
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  width?: string | number;
  height?: string | number;
  align?: 'left' | 'right' | 'center' | 'auto';
  valign?: 'top' | 'bottom' | 'middle' | 'auto';
  gridClassName?: string;
}
export interface HBoxSchemaNode {
  type: 'hbox';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: 'left' | 'right' | 'between' | 'center';
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  columns: RefHBoxColumnObjectOrRefHBoxColumn0629[];
  subFormMode?: 'normal' | 'inline' | 'horizontal';
  subFormHorizontal?: FormHorizontal;
  gap?: 'xs' | 'sm' | 'base' | 'none' | 'md' | 'lg';
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface HBoxColumnObjectHBoxColumn0AlsoHBoxColum634 {
  columnClassName?: string;
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  width?: string | number;
  height?: string | number;
  style?: {};
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  body?: string | (string | AmisNode)[] | AmisNode;
  visible?: boolean;
  visibleOn?: string;
  name?: string;
  label?: string;
  value?: unknown;
  labelClassName?: string | SchemaClassName158;
}
export interface HBoxColumnObjectHBoxColumn0Untyped631 {
  columnClassName?: string;
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  width?: string | number;
  height?: string | number;
  style?: {};
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  body?: string | (string | AmisNode)[] | AmisNode;
  visible?: boolean;
  visibleOn?: string;
  name?: string;
  label?: string;
  value?: unknown;
  labelClassName?: string | SchemaClassName158;
}
export interface IconSchemaNode {
  type: 'icon';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  icon?: string | IconCheckedSchema;
  vendor?: 'iconfont' | 'fa' | '';
  badge?: BadgeObject;
  addOnclassName?: string | SchemaClassName158;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface IconCheckedSchema {
  id?: string;
  name?: string;
  svg?: string;
}
export interface IFrameSchemaNode {
  type: 'iframe';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: string | number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  src?: string;
  height?: string | number;
  allow?: string;
  referrerpolicy?:
    | 'no-referrer'
    | 'no-referrer-when-downgrade'
    | 'origin'
    | 'origin-when-cross-origin'
    | 'same-origin'
    | 'strict-origin'
    | 'strict-origin-when-cross-origin'
    | 'unsafe-url';
  sandbox?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ImageSchemaNode {
  type: 'image' | 'static-image';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: string | number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  defaultImage?: string;
  title?: string;
  imageCaption?: string;
  src?: string;
  originalSrc?: string;
  enlargeAble?: boolean;
  enlargeWithGallary?: boolean;
  alt?: string;
  height?: string | number;
  innerClassName?: string | SchemaClassName158;
  imageClassName?: string | SchemaClassName158;
  thumbClassName?: string | SchemaClassName158;
  imageGallaryClassName?: string | SchemaClassName158;
  caption?: string;
  imageMode?: 'thumb' | 'original';
  thumbMode?: 'w-full' | 'h-full' | 'contain' | 'cover';
  thumbRatio?: '1:1' | '4:3' | '16:9';
  href?: string;
  blank?: boolean;
  htmlTarget?: string;
  showToolbar?: boolean;
  toolbarActions?: ImageToolbarAction[];
  hoverMode?:
    | 'hover-slide'
    | 'pull-top'
    | 'scale-center'
    | 'scale-top'
    | 'text-style-1'
    | 'text-style-2'
    | 'text-style-3'
    | 'text-style-4'
    | 'text-style-5'
    | 'text-style-6'
    | 'text-style-7';
  sortType?: string;
  fontStyle?: ImageSchema0FontStyle622;
  maskColor?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ImageToolbarAction {
  key?: 'ROTATE_RIGHT' | 'ROTATE_LEFT' | 'ZOOM_IN' | 'ZOOM_OUT' | 'SCALE_ORIGIN';
  label?: string;
  icon?: string;
  iconClassName?: string;
  disabled?: boolean;
}
export interface ImageSchema0FontStyle622 {
  fontSize?: string;
  fontWeight?: string;
  fontFamily?: string;
  color?: string;
}
export interface ImagesSchemaNode {
  type: 'images' | 'static-images';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: string;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  defaultImage?: string;
  delimiter?: string;
  thumbMode?: 'w-full' | 'h-full' | 'contain' | 'cover';
  thumbRatio?: '1:1' | '4:3' | '16:9';
  source?: string;
  options?: unknown[];
  src?: string;
  originalSrc?: string;
  enlargeAble?: boolean;
  enlargetWithImages?: boolean;
  showDimensions?: boolean;
  listClassName?: string | SchemaClassName158;
  imageGallaryClassName?: string | SchemaClassName158;
  showToolbar?: boolean;
  toolbarActions?: ImageToolbarAction[];
  displayMode?: 'thumb' | 'full';
  currentIndex?: number;
  fullThumbMode?: 'cover' | 'contain';
  sortType?:
    | 'sm-ss-sss-m'
    | 'sss-ss-ms-m'
    | 'sms-ss-sms-m'
    | 'sm-ss-sss-ss'
    | 'ms-ss-sss-ss'
    | 'sss-ss-sm-ss'
    | 'mss-ss-ssm-ss'
    | 'sss-ss-mm-ss'
    | 'even-${number}-${number}';
  height?: string;
  hoverMode?:
    | 'hover-slide'
    | 'pull-top'
    | 'scale-center'
    | 'scale-top'
    | 'text-style-1'
    | 'text-style-2'
    | 'text-style-3'
    | 'text-style-4'
    | 'text-style-5'
    | 'text-style-6'
    | 'text-style-7';
  fontStyle?: ImagesSchema0FontStyle618;
  maskColor?: string;
  enlargeWithGallary?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ImagesSchema0FontStyle618 {
  fontSize?: string;
  fontWeight?: string;
  fontFamily?: string;
  color?: string;
}
export interface JsonSchemaNode {
  type: 'json' | 'static-json';
  name?: unknown;
  label?: unknown;
  value?: unknown[] | {};
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  levelExpand?: number;
  source?: string;
  mutable?: boolean;
  displayDataTypes?: boolean;
  enableClipboard?: boolean;
  iconStyle?: 'square' | 'circle' | 'triangle';
  quotesOnKeys?: boolean;
  sortKeys?: boolean;
  ellipsisThreshold?: number | false;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface LinkSchemaNode {
  type: 'link';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  blank?: boolean;
  href?: string;
  body?: string | (string | AmisNode)[] | AmisNode;
  badge?: BadgeObject;
  htmlTarget?: string;
  icon?: string;
  rightIcon?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ListSchemaNode {
  type: 'list' | 'static-list';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'sm' | 'base';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  title?: string;
  footer?: string | (string | AmisNode)[] | AmisNode;
  footerClassName?: string | SchemaClassName158;
  header?: string | (string | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName158;
  listItem?: ListItemSchema;
  source?: string;
  showFooter?: boolean;
  showHeader?: boolean;
  hideCheckToggler?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  itemCheckableOn?: string;
  itemDraggableOn?: string;
  checkOnItemClick?: boolean;
  valueField?: string;
  itemAction?: ActionSchema;
  showIndexBar?: boolean;
  indexField?: string;
  indexBarOffset?: number;
  selectable?: boolean;
  multiple?: boolean;
  draggable?: boolean;
  strictMode?: boolean;
  maxItemSelectionLength?: number;
  maxKeepItemSelectionLength?: number;
  itemActions?: unknown[];
  primaryField?: string;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  autoFillHeight?: unknown;
  lazyRenderAfter?: number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ListItemSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  actions?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  actionsPosition?: 'left' | 'right';
  avatar?: string;
  body?: string | (string | RefSchemaObjectOrRefRefCardBodyFieldOrRe241)[] | AmisNode;
  desc?: string;
  remark?: string | BaseRemarkSchema;
  title?: string;
  subTitle?: string;
  toolbar?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface MappingSchemaNode {
  type: 'map' | 'mapping';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  map?: unknown[] | {};
  valueField?: string;
  labelField?: string;
  itemSchema?: string | (string | AmisNode)[] | AmisNode;
  source?: string | SchemaApiObject;
  labelMap?: {};
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface NavSchemaNode {
  type: 'nav' | 'navigation';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: 'panel' | 'float' | 'inline';
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: boolean;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: number;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  links?: NavItemSchema[];
  indentSize?: number;
  source?: string | SchemaApiObject;
  deferApi?: string | SchemaApiObject;
  stacked?: true | false;
  itemActions?: string | (string | AmisNode)[] | AmisNode;
  draggable?: boolean;
  saveOrderApi?: string | SchemaApiObject;
  itemBadge?: BadgeObject;
  badge?: BadgeObject;
  dragOnSameLevel?: boolean;
  overflow?: NavOverflow;
  defaultOpenLevel?: number;
  showKey?: string;
  collapsed?: boolean;
  expandIcon?: string | AmisNode;
  expandPosition?: string;
  themeColor?: 'light' | 'dark';
  accordion?: boolean;
  popupClassName?: string;
  searchConfig?: NavSchema0SearchConfig603;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface NavItemSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  label?: string | (string | AmisNode)[] | AmisNode;
  icon?: string | IconItemSchema[];
  to?: string;
  target?: string;
  unfolded?: boolean;
  active?: boolean;
  defer?: boolean;
  deferApi?: string | SchemaApiObject;
  children?: NavItemSchema[];
  key?: string;
  disabledTip?: string;
  mode?: string;
  searchKey?: string;
  value?: unknown;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface IconItemSchema {
  icon?: string;
  position?: string;
}
export interface NavOverflow {
  enable?: boolean;
  overflowLabel?: string | AmisNode;
  overflowIndicator?: string;
  overflowClassName?: string | SchemaClassName158;
  overflowPopoverClassName?: string | SchemaClassName158;
  overflowListClassName?: string | SchemaClassName158;
  maxVisibleCount?: number;
  wrapperComponent?: string;
  itemWidth?: number;
  overflowSuffix?: string | (string | AmisNode)[] | AmisNode;
  style?: unknown;
  mode?: 'popup' | 'swipe';
}
export interface NavSchema0SearchConfig603 {
  className?: string;
  matchFunc?: unknown;
  placeholder?: string;
  mini?: boolean;
  enhance?: boolean;
  clearable?: boolean;
  searchImediately?: boolean;
  valueField?: string;
}
export interface OperationSchemaNode {
  type: 'operation';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  buttons: (string | DropdownButton0212)[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface PaginationSchemaNode {
  type: 'pagination' | 'pager';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: 'simple' | 'normal';
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  layout?: string | string[];
  maxButtons?: number;
  activePage?: number;
  total?: number;
  perPage?: number;
  showPerPage?: boolean;
  perPageAvailable?: number[];
  showPageInput?: boolean;
  hasNext?: boolean;
  popOverContainerSelector?: string;
  lastPage?: number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface PaginationWrapperSchemaNode {
  type: 'pagination-wrapper';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  showPageInput?: boolean;
  maxButtons?: number;
  inputName?: string;
  outputName?: string;
  perPage?: number;
  position?: 'top' | 'bottom' | 'none';
  body?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface PanelSchemaNode {
  type: 'panel';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  actions?: ActionSchema[];
  actionsClassName?: string | SchemaClassName158;
  body?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName158;
  footer?: string | (string | AmisNode)[] | AmisNode;
  footerClassName?: string | SchemaClassName158;
  footerWrapClassName?: string | SchemaClassName158;
  header?: string | (string | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName158;
  title?: string;
  affixFooter?: 'always' | boolean;
  collapsible?: boolean;
  subFormMode?: 'normal' | 'inline' | 'horizontal';
  subFormHorizontal?: FormHorizontal;
  headerControlClassName?: string;
  bodyControlClassName?: string;
  actionsControlClassName?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface PlainSchemaNode {
  type: 'plain' | 'text';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: boolean;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  tpl?: string;
  text?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ProgressSchemaNode {
  type: 'progress';
  name?: string;
  label?: unknown;
  value?: number;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: 'line' | 'circle' | 'dashboard';
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  progressClassName?: string | SchemaClassName158;
  map?: string | (string | ColorMapType1590)[];
  showLabel?: boolean;
  stripe?: boolean;
  animate?: boolean;
  strokeWidth?: number;
  gapDegree?: number;
  gapPosition?: 'top' | 'bottom' | 'left' | 'right';
  valueTpl?: string;
  threshold?: ProgressSchema0Threshold1588[] | ProgressSchema0Threshold0589;
  showThresholdText?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ColorMapType1590 {
  value?: number;
  color?: string;
}
export interface ProgressSchema0Threshold1588 {
  value?: string;
  color?: string;
}
export interface ProgressSchema0Threshold0589 {
  value?: string;
  color?: string;
}
export interface QRCodeSchemaNode {
  type: 'qrcode' | 'qr-code';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: 'canvas' | 'svg';
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: 'L' | 'M' | 'Q' | 'H';
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  qrcodeClassName?: string | SchemaClassName158;
  codeSize?: number;
  backgroundColor?: string;
  foregroundColor?: string;
  imageSettings?: QRCodeImageSettings;
  eyeType?: 'default' | 'circle' | 'rounded';
  eyeBorderColor?: string;
  eyeBorderSize?: 'default' | 'sm' | 'xs';
  eyeInnerColor?: string;
  pointType?: 'default' | 'circle';
  pointSize?: 'default' | 'sm' | 'xs';
  pointSizeRandom?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface QRCodeImageSettings {
  src?: string;
  height?: number;
  width?: number;
  excavate?: boolean;
  x?: number;
  y?: number;
}
export interface SearchBoxSchemaNode {
  type: 'search-box';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  mini?: boolean;
  enhance?: boolean;
  searchImediately?: boolean;
  clearAndSubmit?: boolean;
  loading?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ServiceSchemaNode {
  type: 'service';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  api?: string | SchemaApiObject;
  ws?: string;
  dataProvider?: string | DataProviderCollection;
  body?: string | (string | AmisNode)[] | AmisNode;
  fetchOn?: string;
  initFetchOn?: string;
  schemaApi?: string | SchemaApiObject;
  initFetchSchema?: boolean;
  initFetchSchemaOn?: string;
  messages?: SchemaMessage;
  showErrorMsg?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface DataProviderCollection {
  inited?: string;
  onApiFetched?: string;
  onSchemaApiFetched?: string;
  onWsFetched?: string;
}
export interface SparkLineSchemaNode {
  type: 'sparkline';
  name?: string;
  label?: unknown;
  value?: (number | SparkLineSchema0Value1577)[];
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  height?: number;
  clickAction?: ActionSchema;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface SparkLineSchema0Value1577 {
  value?: number;
  label?: string;
}
export interface StatusSchemaNode {
  type: 'status';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  map?: unknown[] | {};
  labelMap?: {};
  source?: StatusSource;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface StatusSource {
  [k: string]: unknown;
}
export interface SpinnerSchemaNode {
  type: 'spinner';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: string;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'sm' | 'lg' | '';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  $$id?: string;
  className?: string;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  show?: boolean;
  spinnerClassName?: string;
  spinnerWrapClassName?: string;
  icon?: string;
  tip?: string;
  tipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  delay?: number;
  overlay?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TableSchemaNode {
  type: 'table' | 'static-table';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string | BaseTableSchemaOpen0Placeholder1191;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: boolean;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  columns?: RefTableColumnObjectOrRefTableColumnWith193[];
  columnsTogglable?: string | boolean | {};
  footable?: boolean | BaseTableSchemaOpen0Footable1192;
  footerClassName?: string | SchemaClassName158;
  headerClassName?: string | SchemaClassName158;
  showIndex?: boolean;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  tableClassName?: string | SchemaClassName158;
  title?: string;
  toolbarClassName?: string | SchemaClassName158;
  combineNum?: string | number;
  combineFromIndex?: number;
  prefixRow?: (RefTableColumnObjectOrRefTableColumnWith193[] | RefTableColumnObjectOrRefTableColumnWith193)[];
  affixRow?: (RefTableColumnObjectOrRefTableColumnWith193[] | RefTableColumnObjectOrRefTableColumnWith193)[];
  resizable?: boolean;
  rowClassNameExpr?: string;
  itemBadge?: BadgeObject;
  autoGenerateFilter?: boolean | AutoGenerateFilterObject;
  autoFillHeight?: boolean | BaseTableSchemaOpen0AutoFillHeight1189;
  tableLayout?: 'fixed' | 'auto';
  deferApi?: string | SchemaApiObject;
  persistKey?: string;
  itemAction?: ActionSchema;
  selectable?: boolean;
  multiple?: boolean;
  draggable?: boolean;
  itemDraggableOn?: string;
  strictMode?: boolean;
  itemCheckableOn?: string;
  checkOnItemClick?: boolean;
  maxItemSelectionLength?: number;
  maxKeepItemSelectionLength?: number;
  itemActions?: (string | DropdownButton0212)[];
  primaryField?: string;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  lazyRenderAfter?: number;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject181;
  addBtn?: RefButtonSchemaOrRefSchemaObject181;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject181;
  removableMode?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface BaseTableSchemaOpen0Placeholder1191 {
  [k: string]: unknown;
}
export interface TableColumnObjectTableColumnWithTypeAlso196 {
  label?: string | boolean | AmisNode[] | AmisNode;
  fixed?: unknown;
  name?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  quickEditOnUpdate?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  sortable?: boolean;
  searchable?: boolean | TrueOrRefSchemaObject188;
  toggled?: boolean;
  width?: string | number;
  align?: 'left' | 'right' | 'center' | 'justify';
  vAlign?: 'top' | 'middle' | 'bottom';
  headerAlign?: 'left' | 'right' | 'center' | 'justify';
  className?: string | SchemaClassName158;
  classNameExpr?: string;
  labelClassName?: string;
  filterable?: unknown;
  breakpoint?: '*' | 'xs' | 'sm' | 'md' | 'lg';
  remark?: unknown;
  value?: unknown;
  unique?: boolean;
  canAccessSuperData?: boolean;
  lazyRenderAfter?: number;
  innerStyle?: unknown;
  groupName?: string;
  children?: RefTableColumnObjectOrRefTableColumnWith193[];
  tpl?: string;
  id?: string;
  style?: unknown;
  visible?: boolean;
  visibleOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  colSpanExpr?: string;
  rowSpanExpr?: string;
  textOverflow?: string;
  disabled?: boolean;
  disabledOn?: string;
  headSearchable?: unknown;
  isPrimary?: boolean;
  body?: unknown;
  static?: boolean;
  staticOn?: string;
  themeCss?: unknown;
  showBadge?: boolean;
  hideExpandBtn?: boolean;
  [k: string]: unknown;
}
export interface TrueOrRefSchemaObject188 {}
export interface TableColumnObjectTableColumnWithTypeUnty194 {
  label?: string | boolean | AmisNode[] | AmisNode;
  fixed?: unknown;
  name?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  quickEditOnUpdate?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  sortable?: boolean;
  searchable?: boolean | TrueOrRefSchemaObject188;
  toggled?: boolean;
  width?: string | number;
  align?: 'left' | 'right' | 'center' | 'justify';
  vAlign?: 'top' | 'middle' | 'bottom';
  headerAlign?: 'left' | 'right' | 'center' | 'justify';
  className?: string | SchemaClassName158;
  classNameExpr?: string;
  labelClassName?: string;
  filterable?: unknown;
  breakpoint?: '*' | 'xs' | 'sm' | 'md' | 'lg';
  remark?: unknown;
  value?: unknown;
  unique?: boolean;
  canAccessSuperData?: boolean;
  lazyRenderAfter?: number;
  innerStyle?: unknown;
  type?: string;
  groupName?: string;
  children?: RefTableColumnObjectOrRefTableColumnWith193[];
  tpl?: string;
  id?: string;
  style?: unknown;
  visible?: boolean;
  visibleOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  colSpanExpr?: string;
  rowSpanExpr?: string;
  textOverflow?: string;
  disabled?: boolean;
  disabledOn?: string;
  headSearchable?: unknown;
  isPrimary?: boolean;
  body?: unknown;
  static?: boolean;
  staticOn?: string;
  themeCss?: unknown;
  showBadge?: boolean;
  hideExpandBtn?: boolean;
  [k: string]: unknown;
}
export interface BaseTableSchemaOpen0Footable1192 {
  expand?: 'first' | 'all' | 'none';
  accordion?: boolean;
}
export interface AutoGenerateFilterObject {
  columnsNum?: number;
  showBtnToolbar?: boolean;
  defaultCollapsed?: boolean;
  enableBulkActions?: boolean;
  enableBulkActionsOn?: string;
}
export interface BaseTableSchemaOpen0AutoFillHeight1189 {
  height?: number;
  maxHeight?: number;
}
export interface ButtonSchemaAlso182 {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  actionType?:
    | 'ajax'
    | 'alert'
    | 'break'
    | 'broadcast'
    | 'closeDialog'
    | 'closeDrawer'
    | 'component'
    | 'confirmDialog'
    | 'continue'
    | 'copy'
    | 'custom'
    | 'dialog'
    | 'download'
    | 'drawer'
    | 'email'
    | 'goBack'
    | 'goPage'
    | 'link'
    | 'loop'
    | 'openlink'
    | 'parallel'
    | 'preventDefault'
    | 'print'
    | 'refresh'
    | 'setEventData'
    | 'static'
    | 'nonstatic'
    | 'show'
    | 'hidden'
    | 'usability'
    | 'enabled'
    | 'disabled'
    | 'visibility'
    | 'stopPropagation'
    | 'switch'
    | 'toast'
    | 'url'
    | 'wait'
    | 'add'
    | 'addItem'
    | 'cancel'
    | 'cancelDrag'
    | 'changeActiveKey'
    | 'changeTabKey'
    | 'clear'
    | 'clearAll'
    | 'clear-and-submit'
    | 'clearError'
    | 'click'
    | 'close'
    | 'closeTab'
    | 'collapse'
    | 'confirm'
    | 'delete'
    | 'deleteItem'
    | 'deleteTab'
    | 'edit'
    | 'encrypt'
    | 'expand'
    | 'focus'
    | 'goto-image'
    | 'goto-step'
    | 'initDrag'
    | 'next'
    | 'open'
    | 'pause'
    | 'play'
    | 'prev'
    | 'preview'
    | 'rebuild'
    | 'reload'
    | 'remove'
    | 'reset'
    | 'resetAll'
    | 'reset-and-submit'
    | 'review'
    | 'rotate'
    | 'save'
    | 'saveAs'
    | 'scale'
    | 'search'
    | 'select'
    | 'selectAll'
    | 'setExpanded'
    | 'setMuted'
    | 'setValue'
    | 'setVolume'
    | 'showTip'
    | 'hiddenTip'
    | 'start'
    | 'startAutoRefresh'
    | 'stop'
    | 'stopAutoRefresh'
    | 'step-submit'
    | 'submit'
    | 'submitQuickEdit'
    | 'toggleSelectAll'
    | 'updateItems'
    | 'updateItem'
    | 'validate'
    | 'validateFormItem'
    | 'zoom'
    | 'exportExcel'
    | 'export-excel'
    | 'export-csv'
    | 'shake'
    | 'rotateLeft'
    | 'rotateRight'
    | 'enableItem'
    | 'disableItem'
    | 'expandAll'
    | 'collapseAll'
    | 'addChild'
    | 'toggleExpand'
    | 'nextStep'
    | 'prevStep'
    | 'updateExpand'
    | 'change'
    | 'query'
    | 'loadMore'
    | 'filter'
    | 'toggle'
    | 'finished'
    | 'crud'
    | 'copyText'
    | 'setLocale'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'updateUser';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ButtonSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  fromPage?: boolean;
  actionType?:
    | 'ajax'
    | 'alert'
    | 'break'
    | 'broadcast'
    | 'closeDialog'
    | 'closeDrawer'
    | 'component'
    | 'confirmDialog'
    | 'continue'
    | 'copy'
    | 'custom'
    | 'dialog'
    | 'download'
    | 'drawer'
    | 'email'
    | 'goBack'
    | 'goPage'
    | 'link'
    | 'loop'
    | 'openlink'
    | 'parallel'
    | 'preventDefault'
    | 'print'
    | 'refresh'
    | 'setEventData'
    | 'static'
    | 'nonstatic'
    | 'show'
    | 'hidden'
    | 'usability'
    | 'enabled'
    | 'disabled'
    | 'visibility'
    | 'stopPropagation'
    | 'switch'
    | 'toast'
    | 'url'
    | 'wait'
    | 'add'
    | 'addItem'
    | 'cancel'
    | 'cancelDrag'
    | 'changeActiveKey'
    | 'changeTabKey'
    | 'clear'
    | 'clearAll'
    | 'clear-and-submit'
    | 'clearError'
    | 'click'
    | 'close'
    | 'closeTab'
    | 'collapse'
    | 'confirm'
    | 'delete'
    | 'deleteItem'
    | 'deleteTab'
    | 'edit'
    | 'encrypt'
    | 'expand'
    | 'focus'
    | 'goto-image'
    | 'goto-step'
    | 'initDrag'
    | 'next'
    | 'open'
    | 'pause'
    | 'play'
    | 'prev'
    | 'preview'
    | 'rebuild'
    | 'reload'
    | 'remove'
    | 'reset'
    | 'resetAll'
    | 'reset-and-submit'
    | 'review'
    | 'rotate'
    | 'save'
    | 'saveAs'
    | 'scale'
    | 'search'
    | 'select'
    | 'selectAll'
    | 'setExpanded'
    | 'setMuted'
    | 'setValue'
    | 'setVolume'
    | 'showTip'
    | 'hiddenTip'
    | 'start'
    | 'startAutoRefresh'
    | 'stop'
    | 'stopAutoRefresh'
    | 'step-submit'
    | 'submit'
    | 'submitQuickEdit'
    | 'toggleSelectAll'
    | 'updateItems'
    | 'updateItem'
    | 'validate'
    | 'validateFormItem'
    | 'zoom'
    | 'exportExcel'
    | 'export-excel'
    | 'export-csv'
    | 'shake'
    | 'rotateLeft'
    | 'rotateRight'
    | 'enableItem'
    | 'disableItem'
    | 'expandAll'
    | 'collapseAll'
    | 'addChild'
    | 'toggleExpand'
    | 'nextStep'
    | 'prevStep'
    | 'updateExpand'
    | 'change'
    | 'query'
    | 'loadMore'
    | 'filter'
    | 'toggle'
    | 'finished'
    | 'crud'
    | 'copyText'
    | 'setLocale'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'updateUser';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TableSchema2Node {
  type: 'table2';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: boolean;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  title?: string | AmisNode[] | AmisNode;
  source?: string;
  columnsTogglable?: string | boolean | {};
  columns: RefBaseTableSchema2OpenColumns0OrRefColu555[];
  rowSelection?: boolean | RowSelectionSchema;
  expandable?: ExpandableSchema;
  sticky?: boolean;
  loading?: string | boolean | AmisNode;
  itemBadge?: BadgeObject;
  showBadge?: boolean;
  popOverContainer?: unknown;
  keyField?: string;
  childrenColumnName?: string;
  rowClassNameExpr?: string;
  lineHeight?: string;
  bordered?: boolean;
  showHeader?: boolean;
  footer?: string | AmisNode[] | AmisNode;
  quickSaveApi?: string | SchemaApiObject;
  quickSaveItemApi?: string | SchemaApiObject;
  messages?: SchemaMessage;
  reload?: string;
  actions?: ActionSchema[];
  maxKeepItemSelectionLength?: number;
  keepItemSelectionOnPageChange?: boolean;
  selectable?: boolean;
  multiple?: boolean;
  primaryField?: string;
  tableLayout?: 'fixed' | 'auto';
  autoFillHeight?: boolean | AutoFillHeightObject;
  lazyRenderAfter?: number;
  resizable?: boolean;
  itemAction?: unknown;
  affixRow?: (RefTableColumnObjectOrRefTableColumnWith193[] | RefTableColumnObjectOrRefTableColumnWith193)[];
  prefixRow?: (RefTableColumnObjectOrRefTableColumnWith193[] | RefTableColumnObjectOrRefTableColumnWith193)[];
  itemActions?: (string | DropdownButton0212)[];
  draggable?: boolean;
  itemDraggableOn?: string;
  strictMode?: boolean;
  itemCheckableOn?: string;
  checkOnItemClick?: boolean;
  maxItemSelectionLength?: number;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface BaseTableSchema2OpenColumns0AlsoBaseTabl560 {
  name?: string;
  title?: string | AmisNode;
  rowSpanExpr?: string;
  colSpanExpr?: string;
  children?: ColumnSchema[];
  copyable?: boolean;
  remark?: string;
  searchable?: boolean | AmisNode;
  sorter?: boolean;
  sortable?: boolean;
  filterable?: ColumnSchemaFilterable561;
  align?: string;
  headerAlign?: 'left' | 'center' | 'right';
  vAlign?: string;
  fixed?: string | boolean;
  toggled?: boolean;
  className?: string;
  titleClassName?: string | SchemaClassName158;
  classNameExpr?: string;
  quickEdit?: boolean | SchemaQuickEditObject;
  width?: string | number;
  canAccessSuperData?: boolean;
  tpl?: string;
  inline?: boolean;
  popOverEnableOn?: string;
  filterMultiple?: boolean;
  filters?: string | unknown[];
  textOverflow?: string;
  popOver?: boolean | SchemaPopOverObject;
  label?: string | boolean | AmisNode;
  value?: unknown;
  quickEditOnUpdate?: boolean | SchemaQuickEditObject;
  filterIcon?: unknown;
  filterDropdown?: unknown;
  toggable?: boolean;
  toggle?: boolean;
  labelClassName?: string | SchemaClassName158;
  colSpan?: string | number;
  rowSpan?: string | number;
  headSearchable?: unknown;
  id?: string;
  visible?: boolean;
  visibleOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
}
export interface ColumnSchema {
  name?: string;
  title?: string | AmisNode;
  type?: string;
  rowSpanExpr?: string;
  colSpanExpr?: string;
  children?: ColumnSchema[];
  copyable?: boolean;
  remark?: string;
  searchable?: boolean | AmisNode;
  sorter?: boolean;
  sortable?: boolean;
  filterable?: ColumnSchemaFilterable561;
  align?: string;
  headerAlign?: 'left' | 'center' | 'right';
  vAlign?: string;
  fixed?: string | boolean;
  toggled?: boolean;
  className?: string;
  titleClassName?: string | SchemaClassName158;
  classNameExpr?: string;
  quickEdit?: boolean | SchemaQuickEditObject;
  width?: string | number;
  canAccessSuperData?: boolean;
  tpl?: string;
  inline?: boolean;
  popOverEnableOn?: string;
  filterMultiple?: boolean;
  filters?: string | unknown[];
  textOverflow?: string;
  popOver?: boolean | SchemaPopOverObject;
  label?: string | boolean | AmisNode;
  value?: unknown;
  quickEditOnUpdate?: boolean | SchemaQuickEditObject;
  filterIcon?: unknown;
  filterDropdown?: unknown;
  toggable?: boolean;
  toggle?: boolean;
  labelClassName?: string | SchemaClassName158;
  colSpan?: string | number;
  rowSpan?: string | number;
  headSearchable?: unknown;
  id?: string;
  visible?: boolean;
  visibleOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
}
export interface ColumnSchemaFilterable561 {
  source?: string;
  options?: unknown[];
}
export interface BaseTableSchema2OpenColumns0UntypedColum557 {
  name?: string;
  title?: string | AmisNode;
  type?: string;
  rowSpanExpr?: string;
  colSpanExpr?: string;
  children?: ColumnSchema[];
  copyable?: boolean;
  remark?: string;
  searchable?: boolean | AmisNode;
  sorter?: boolean;
  sortable?: boolean;
  filterable?: ColumnSchemaFilterable561;
  align?: string;
  headerAlign?: 'left' | 'center' | 'right';
  vAlign?: string;
  fixed?: string | boolean;
  toggled?: boolean;
  className?: string;
  titleClassName?: string | SchemaClassName158;
  classNameExpr?: string;
  quickEdit?: boolean | SchemaQuickEditObject;
  width?: string | number;
  canAccessSuperData?: boolean;
  tpl?: string;
  inline?: boolean;
  popOverEnableOn?: string;
  filterMultiple?: boolean;
  filters?: string | unknown[];
  textOverflow?: string;
  popOver?: boolean | SchemaPopOverObject;
  label?: string | boolean | AmisNode;
  value?: unknown;
  quickEditOnUpdate?: boolean | SchemaQuickEditObject;
  filterIcon?: unknown;
  filterDropdown?: unknown;
  toggable?: boolean;
  toggle?: boolean;
  labelClassName?: string | SchemaClassName158;
  colSpan?: string | number;
  rowSpan?: string | number;
  headSearchable?: unknown;
  id?: string;
  visible?: boolean;
  visibleOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
}
export interface RowSelectionSchema {
  type?: string;
  keyField?: string;
  disableOn?: string;
  selections?: RowSelectionOptionsSchema[];
  selectedRowKeys?: (string | number)[];
  selectedRowKeysExpr?: string;
  columnWidth?: number;
  rowClick?: boolean;
}
export interface RowSelectionOptionsSchema {
  key?: string;
  text?: string;
}
export interface ExpandableSchema {
  type?: string;
  keyField?: string;
  expandableOn?: string;
  expandedRowClassNameExpr?: string;
  expandedRowKeys?: (string | number)[];
  expandedRowKeysExpr?: string;
  body?: unknown;
  position?: string;
}
export interface AutoFillHeightObject {
  height?: number;
  maxHeight?: number;
}
export interface TabsSchemaNode {
  type: 'tabs';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  tabs?: TabSchema[];
  source?: string;
  tabsMode?: '' | 'line' | 'card' | 'radio' | 'vertical' | 'chrome' | 'simple' | 'strong' | 'tiled' | 'sidebar';
  contentClassName?: string | SchemaClassName158;
  linksClassName?: string | SchemaClassName158;
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  toolbar?: ActionSchema;
  subFormMode?: 'normal' | 'inline' | 'horizontal';
  subFormHorizontal?: FormHorizontal;
  addable?: boolean;
  closable?: boolean;
  draggable?: boolean;
  showTip?: boolean;
  showTipClassName?: string;
  editable?: boolean;
  scrollable?: boolean;
  sidePosition?: 'left' | 'right';
  addBtnText?: string;
  defaultKey?: string | number;
  activeKey?: string | number;
  collapseOnExceed?: number;
  collapseBtnLabel?: string;
  swipeable?: boolean;
  onSelect?: string;
  title?: string;
  mobile?: {};
  ariaLabel?: string;
  requiredOn?: string;
}
export interface TabSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  title?: string | AmisNode;
  tab?: string | (string | AmisNode)[] | AmisNode;
  body?: string | (string | AmisNode)[] | AmisNode;
  badge?: number;
  hash?: string;
  icon?: string;
  iconPosition?: 'left' | 'right';
  reload?: boolean;
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  closable?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TasksSchemaNode {
  type: 'tasks';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: number;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  btnClassName?: string | SchemaClassName158;
  btnText?: string;
  checkApi?: string | SchemaApiObject;
  items?: TasksSchema0Items545[];
  operationLabel?: string;
  reSubmitApi?: string | SchemaApiObject;
  remarkLabel?: string;
  retryBtnClassName?: string | SchemaClassName158;
  retryBtnText?: string;
  statusLabel?: string;
  statusLabelMap?: string[];
  statusTextMap?: string[];
  submitApi?: string | SchemaApiObject;
  tableClassName?: string | SchemaClassName158;
  taskNameLabel?: string;
  initialStatusCode?: number;
  readyStatusCode?: number;
  loadingStatusCode?: number;
  canRetryStatusCode?: number;
  finishStatusCode?: number;
  errorStatusCode?: number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TasksSchema0Items545 {
  key?: string;
  label?: string;
  remark?: string;
  status?: 0 | 1 | 2 | 3 | 4 | 5;
}
export interface VBoxSchemaNode {
  type: 'vbox';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  rows?: HboxRow[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface HboxRowAlso541 {
  rowClassName?: string;
  cellClassName?: string;
  [k: string]: unknown;
}
export interface HboxRowUntyped542 {
  rowClassName?: string;
  cellClassName?: string;
  [k: string]: unknown;
}
export interface VideoSchemaNode {
  type: 'video';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  autoPlay?: boolean;
  columnsCount?: number;
  frames?: VideoSchema0Frames536;
  framesClassName?: string | SchemaClassName158;
  isLive?: boolean;
  jumpFrame?: boolean;
  muted?: boolean;
  loop?: boolean;
  playerClassName?: string | SchemaClassName158;
  poster?: string;
  splitPoster?: boolean;
  src?: string;
  videoType?: string;
  aspectRatio?: 'auto' | '4:3' | '16:9';
  rates?: number[];
  jumpBufferDuration?: number;
  stopOnNextFrame?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface VideoSchema0Frames536 {
  [k: string]: unknown;
}
export interface WizardSchemaNode {
  type: 'wizard';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: 'vertical' | 'horizontal';
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  actionClassName?: string | SchemaClassName158;
  actionFinishLabel?: string;
  actionNextLabel?: string;
  actionNextSaveLabel?: string;
  actionPrevLabel?: string;
  api?: string | SchemaApiObject;
  bulkSubmit?: boolean;
  initApi?: string | SchemaApiObject;
  redirect?: string;
  reload?: string;
  target?: string;
  affixFooter?: 'always' | boolean;
  steps: WizardStepSchema[];
  startStep?: string;
  stepsClassName?: string;
  bodyClassName?: string;
  stepClassName?: string;
  footerClassName?: string;
  wrapWithPanel?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface WizardStepSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  title?: string;
  subTitle?: string | (string | AmisNode)[] | AmisNode;
  icon?: string;
  value?: string | number;
  description?: string | (string | AmisNode)[] | AmisNode;
  actions?: ActionSchema[];
  body?: string | (string | AmisNode)[] | AmisNode;
  tabs?: unknown;
  fieldSet?: unknown;
  data?: unknown;
  debug?: boolean;
  debugConfig?: FormSchemaBaseOpenDebugConfig329;
  initApi?: string | SchemaApiObject;
  initAsyncApi?: string | BaseApiObject;
  initFinishedField?: string;
  initCheckInterval?: number;
  initFetch?: boolean;
  initFetchOn?: string;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  persistData?: string;
  persistDataKeys?: string[];
  clearPersistDataAfterSubmit?: boolean;
  api?: string | SchemaApiObject;
  feedback?: unknown;
  asyncApi?: string | SchemaApiObject;
  checkInterval?: number;
  finishedField?: string;
  resetAfterSubmit?: boolean;
  clearAfterSubmit?: boolean;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  columnCount?: number;
  horizontal?: FormHorizontal;
  autoFocus?: boolean;
  messages?: SchemaMessage;
  name?: string;
  panelClassName?: string | ClassName114;
  primaryField?: string;
  redirect?: string;
  reload?: string;
  submitOnChange?: boolean;
  submitOnInit?: boolean;
  submitText?: string;
  target?: string;
  wrapWithPanel?: boolean;
  affixFooter?: boolean;
  promptPageLeave?: boolean;
  promptPageLeaveMessage?: string;
  rules?: FormSchemaBaseOpenRules328[];
  preventEnterSubmit?: boolean;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  jumpable?: boolean;
  jumpableOn?: string;
  label?: string;
  controls?: unknown;
  mobile?: {};
  ariaLabel?: string;
  requiredOn?: string;
}
export interface FormSchemaBaseOpenDebugConfig329 {
  levelExpand?: number;
  enableClipboard?: boolean;
  iconStyle?: 'square' | 'circle' | 'triangle';
  quotesOnKeys?: boolean;
  sortKeys?: boolean;
  ellipsisThreshold?: number | false;
  labelOverflow?: 'default' | 'ellipsis';
}
export interface BaseApiObject {
  method?:
    | 'get'
    | 'post'
    | 'put'
    | 'delete'
    | 'patch'
    | 'options'
    | 'head'
    | 'jsonp'
    | 'js'
    | 'GET'
    | 'POST'
    | 'PUT'
    | 'DELETE'
    | 'PATCH';
  url?: string;
  data?: string | {};
  convertKeyToPath?: boolean;
  responseData?: {};
  attachDataToQuery?: boolean;
  dataType?: 'json' | 'form-data' | 'form';
  responseType?: string;
  headers?: BaseApiObjectHeaders125;
  sendOn?: string;
  replaceData?: boolean;
  concatDataFields?: unknown;
  autoRefresh?: boolean;
  trackExpression?: string;
  cache?: number;
  forceAppendDataToQuery?: boolean;
  qsOptions?: {};
  silent?: boolean;
  messages?: unknown;
  adaptor?: string;
  requestAdaptor?: string;
  responseAdaptor?: string;
  graphql?: string;
  query?: unknown;
  operationName?: string;
  mockResponse?: {};
  credentials?: string;
  reportProgress?: boolean;
}
export interface BaseApiObjectHeaders125 {
  [k: string]: unknown;
}
export interface FormSchemaBaseOpenRules328 {
  rule: string;
  message: string;
  name?: string | string[];
}
export interface WrapperSchemaNode {
  type: 'wrapper';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'none';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  wrap?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TooltipWrapperSchemaNode {
  type: 'tooltip-wrapper';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: boolean;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  title?: string;
  content?: string;
  tooltip?: string;
  placement?: 'top' | 'right' | 'bottom' | 'left';
  offset?: number[];
  showArrow?: boolean;
  trigger?: ('hover' | 'click' | 'focus') | ('hover' | 'click' | 'focus')[];
  mouseEnterDelay?: number;
  mouseLeaveDelay?: number;
  rootClose?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  wrapperComponent?: string;
  tooltipTheme?: 'light' | 'dark';
  enterable?: boolean;
  tooltipStyle?: {};
  tooltipArrowClassName?: string;
  tooltipClassName?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface FormSchemaNode {
  type: 'form';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  title?: string | (string | AmisNode)[] | AmisNode;
  actions?: ActionSchema[];
  body?: string | (string | AmisNode)[] | AmisNode;
  tabs?: unknown;
  fieldSet?: unknown;
  debug?: boolean;
  debugConfig?: FormSchemaBaseOpenDebugConfig329;
  initApi?: string | BaseApiObject;
  initAsyncApi?: string | BaseApiObject;
  initFinishedField?: string;
  initCheckInterval?: number;
  initFetchOn?: string;
  persistData?: string;
  persistDataKeys?: string[];
  clearPersistDataAfterSubmit?: boolean;
  api?: string | BaseApiObject;
  feedback?: unknown;
  asyncApi?: string | BaseApiObject;
  checkInterval?: number;
  finishedField?: string;
  resetAfterSubmit?: boolean;
  clearAfterSubmit?: boolean;
  columnCount?: number;
  autoFocus?: boolean;
  messages?: SchemaMessage;
  panelClassName?: string | ClassName114;
  primaryField?: string;
  redirect?: string;
  reload?: string;
  submitOnInit?: boolean;
  submitText?: string;
  target?: string;
  wrapWithPanel?: boolean;
  affixFooter?: boolean;
  promptPageLeave?: boolean;
  promptPageLeaveMessage?: string;
  rules?: FormSchemaBaseOpenRules328[];
  preventEnterSubmit?: boolean;
  controls?: unknown;
  mobile?: {};
  ariaLabel?: string;
  requiredOn?: string;
}
export interface AnchorNavSchemaNode {
  type: 'anchor-nav';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  links?: AnchorNavSectionSchema[];
  active?: string | number;
  linkClassName?: string | SchemaClassName158;
  sectionClassName?: string | SchemaClassName158;
  direction?: 'vertical' | 'horizontal';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface AnchorNavSectionSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  title?: string;
  href?: string;
  body?: string | (string | AmisNode)[] | AmisNode;
  children?: AnchorNavSectionSchema[];
  type?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface StepsSchemaNode {
  type: 'steps';
  name?: string;
  label?: unknown;
  value?: string | number;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: 'horizontal' | 'vertical';
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  steps?: StepSchema[];
  source?: string;
  status?: string | StepsSchema0Status1515;
  labelPlacement?: 'horizontal' | 'vertical';
  progressDot?: boolean;
  iconPosition?: false;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface StepSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  title?: string | (string | AmisNode)[] | AmisNode;
  subTitle?: string | (string | AmisNode)[] | AmisNode;
  icon?: string;
  value?: string | number;
  description?: string | (string | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface StepsSchema0Status1515 {
  [k: string]: unknown;
}
export interface PortletSchemaNode {
  type: 'portlet';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: string;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  tabs?: PortletTabSchema[];
  source?: string;
  tabsClassName?: string | SchemaClassName158;
  tabsMode?: '' | 'line' | 'card' | 'radio' | 'vertical' | 'tiled';
  contentClassName?: string | SchemaClassName158;
  linksClassName?: string | SchemaClassName158;
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  toolbar?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  scrollable?: boolean;
  divider?: boolean;
  hideHeader?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface PortletTabSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  title?: string;
  tab?: string | (string | AmisNode)[] | AmisNode;
  toolbar?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  body?: string | (string | AmisNode)[] | AmisNode;
  icon?: string;
  iconPosition?: 'left' | 'right';
  reload?: boolean;
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TimelineSchemaNode {
  type: 'timeline';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: 'left' | 'right' | 'top' | 'bottom' | 'alternate';
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  items?: TimelineItemSchema[];
  source?: string | SchemaApiObject;
  direction?: 'horizontal' | 'vertical';
  reverse?: boolean;
  itemTitleSchema?: string | (string | AmisNode)[] | AmisNode;
  iconClassName?: string;
  timeClassName?: string;
  titleClassName?: string;
  detailClassName?: string;
  cardSchema?: CardSchema;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TimelineItemSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  time?: string;
  title?: string | (string | AmisNode)[] | AmisNode;
  detail?: string;
  detailCollapsedText?: string;
  detailExpandedText?: string;
  color?: string;
  icon?: string | IconCheckedSchema;
  iconClassName?: string;
  timeClassName?: string;
  titleClassName?: string;
  detailClassName?: string;
  dotSize?: 'sm' | 'md' | 'lg' | 'xl';
  lineColor?: string;
  hideDot?: boolean;
  cardSchema?: CardSchema;
  align?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CardSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  header?: {};
  body?: string | (string | RefSchemaObjectOrRefRefCardBodyFieldOrRe241)[] | AmisNode;
  media?: CardSchemaWithoutTypeOpenMedia506;
  actions?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  toolbar?: string | (string | RefSchemaObjectOrRefRefActionSchemaLoose250)[] | AmisNode;
  secondary?: string;
  useCardLabel?: boolean;
  href?: string;
  draggable?: boolean;
  checkOnItemClick?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface FormControlSchemaNode {
  type: 'control';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  body?: unknown;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ArrayControlSchemaNode {
  type: 'input-array';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: boolean;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  scaffold?: unknown;
  noBorder?: boolean;
  deleteConfirmText?: string;
  deleteApi?: string | SchemaApiObject;
  typeSwitchable?: boolean;
  conditions?: ComboCondition[];
  formClassName?: string | SchemaClassName158;
  addButtonClassName?: string | SchemaClassName158;
  addButtonText?: string;
  addable?: boolean;
  addattop?: boolean;
  items?: AmisNode[] | AmisNode;
  draggable?: boolean;
  draggableTip?: string;
  flat?: boolean;
  delimiter?: string;
  joinValues?: boolean;
  maxLength?: string | number;
  minLength?: string | number;
  multiLine?: boolean;
  multiple?: boolean;
  removable?: boolean;
  subFormMode?: 'normal' | 'horizontal' | 'inline';
  subFormHorizontal?: FormHorizontal;
  tabsMode?: boolean;
  tabsStyle?: '' | 'line' | 'card' | 'radio';
  tabsLabelTpl?: string;
  lazyLoad?: boolean;
  perPage?: number;
  strictMode?: boolean;
  syncFields?: string[];
  nullable?: boolean;
  messages?: BaseComboControlSchemaOpen0Messages481;
  updatePristineAfterStoreDataReInit?: boolean;
  testIdBuilder?: TestIdBuilder;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject181;
  addBtn?: RefButtonSchemaOrRefSchemaObject181;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject181;
  removableMode?: string;
  columnsTogglable?: string | boolean | {};
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ComboCondition {
  test?: string;
  items?: ComboSubControl[];
  label?: string;
  scaffold?: unknown;
  mode?: string;
}
export interface ComboSubControlAlso484 {
  unique?: boolean;
  columnClassName?: string | SchemaClassName158;
  testid?: string;
  isPrimary?: boolean;
  width?: string | number;
}
export interface BaseComboControlSchemaOpen0Messages481 {
  validateFailed?: string;
  minLengthValidateFailed?: string;
  maxLengthValidateFailed?: string;
}
export interface ButtonGroupControlSchemaNode {
  type: 'button-group-select';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  btnClassName?: string | SchemaClassName158;
  btnActiveClassName?: string;
  buttons?: (string | DropdownButton0212)[];
  btnLevel?: string;
  btnActiveLevel?: string;
  vertical?: boolean;
  tiled?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  options?: (string | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  requiredOn?: string;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface Option {
  label?: string;
  scopeLabel?: string;
  value?: unknown;
  disabled?: boolean;
  disabledTip?: string;
  children?: Option[];
  visible?: boolean;
  hidden?: boolean;
  description?: string;
  defer?: boolean;
  deferApi?: string | BaseApiObject;
  loading?: boolean;
  loaded?: boolean;
  [k: string]: unknown;
}
export interface ChainedSelectControlSchemaNode {
  type: 'chained-select';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface CheckboxControlSchemaNode {
  type: 'checkbox';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  trueValue?: string | number | boolean;
  falseValue?: string | number | boolean;
  option?: string;
  badge?: BadgeObject;
  partial?: boolean;
  optionType?: 'default' | 'button';
  checked?: boolean;
  testIdBuilder?: TestIdBuilder;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface CheckboxesControlSchemaNode {
  type: 'checkboxes';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  defaultCheckAll?: boolean;
  checkAllText?: string;
  columnsCount?: number | number[];
  menuTpl?: string;
  testIdBuilder?: TestIdBuilder;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputCityControlSchemaNode {
  type: 'input-city';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: boolean;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  extractValue?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  allowCity?: boolean;
  allowDistrict?: boolean;
  allowStreet?: boolean;
  itemClassName?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputColorControlSchemaNode {
  type: 'input-color';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  format?: 'hex' | 'hexa' | 'rgb' | 'rgba' | 'hsl';
  closeOnSelect?: boolean;
  presetColors?: (string | PresetColor0489)[];
  allowCustomColor?: boolean;
  popOverContainerSelector?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface PresetColor0489 {
  color?: string;
  title?: string;
}
export interface ComboControlSchemaNode {
  type: 'combo';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: boolean;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  scaffold?: unknown;
  noBorder?: boolean;
  deleteConfirmText?: string;
  deleteApi?: string | SchemaApiObject;
  typeSwitchable?: boolean;
  conditions?: ComboCondition[];
  formClassName?: string | SchemaClassName158;
  addButtonClassName?: string | SchemaClassName158;
  addButtonText?: string;
  addable?: boolean;
  addattop?: boolean;
  items?: ComboSubControl[];
  draggable?: boolean;
  draggableTip?: string;
  flat?: boolean;
  delimiter?: string;
  joinValues?: boolean;
  maxLength?: string | number;
  minLength?: string | number;
  multiLine?: boolean;
  multiple?: boolean;
  removable?: boolean;
  subFormMode?: 'normal' | 'horizontal' | 'inline';
  subFormHorizontal?: FormHorizontal;
  tabsMode?: boolean;
  tabsStyle?: '' | 'line' | 'card' | 'radio';
  tabsLabelTpl?: string;
  lazyLoad?: boolean;
  perPage?: number;
  strictMode?: boolean;
  syncFields?: string[];
  nullable?: boolean;
  messages?: BaseComboControlSchemaOpen0Messages481;
  updatePristineAfterStoreDataReInit?: boolean;
  testIdBuilder?: TestIdBuilder;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject181;
  addBtn?: RefButtonSchemaOrRefSchemaObject181;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject181;
  removableMode?: string;
  columnsTogglable?: string | boolean | {};
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ConditionBuilderControlSchemaNode {
  type: 'condition-builder';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  embed?: boolean;
  pickerIcon?: IconSchema;
  funcs?: ConditionBuilderFuncs1ConditionFieldFunc477[];
  fields?: RefConditionBuilderField2OrRefFieldGroup467[];
  config?: ConditionBuilderConfig;
  source?: string | SchemaApiObject;
  builderMode?: string;
  showANDOR?: boolean;
  draggable?: boolean;
  addBtnVisibleOn?: string;
  addGroupBtnVisibleOn?: string;
  formula?: BaseInputFormulaControlSchema;
  formulaForIf?: unknown;
  showIf?: boolean;
  selectMode?: string;
  title?: string;
  showNot?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface IconSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'icon';
  testid?: string;
  icon?: string | IconCheckedSchema;
  vendor?: 'iconfont' | 'fa' | '';
  badge?: BadgeObject;
  addOnclassName?: string | SchemaClassName158;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ConditionBuilderFuncs1ConditionFieldFunc477 {
  type?: string;
  returnType?: 'text' | 'number' | 'boolean' | 'date' | 'time' | 'datetime' | 'select' | 'custom';
  args?: ConditionBuilderFuncArg[];
  label?: string;
  children?: ConditionFieldFunc[];
}
export interface ConditionBuilderFuncArg {
  type?: 'text' | 'number' | 'boolean' | 'date' | 'time' | 'datetime' | 'select' | 'custom';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | ConditionBuilderFuncArg1Operators1440)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  isOptional?: boolean;
}
export interface ConditionBuilderFuncArg1Operators1440 {
  lable?: string;
  value?: string;
  values?: unknown[];
}
export interface ConditionFieldFunc {
  type?: string;
  returnType?: 'text' | 'number' | 'boolean' | 'date' | 'time' | 'datetime' | 'select' | 'custom';
  args?: ConditionBuilderFuncArg[];
  label?: string;
}
export interface ConditionBuilderField2466 {
  type?: 'group';
  label?: string;
  name?: string;
  children?: RefCustomFieldOrRefFieldSimple0OrRefFiel465[];
}
export interface FieldSimple0447 {
  type?: 'text';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple01Operators1474)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  minLength?: number;
  maxLength?: number;
}
export interface FieldSimple01Operators1474 {
  lable?: string;
  value?: string;
  values?: unknown[];
}
export interface FieldSimple1450 {
  type?: 'number';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple11Operators1473)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  maximum?: number;
  minimum?: number;
  step?: number;
  precision?: number;
}
export interface FieldSimple11Operators1473 {
  lable?: string;
  value?: string;
  values?: unknown[];
}
export interface FieldSimple2453 {
  type?: 'date';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple21Operators1472)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  format?: string;
  inputFormat?: string;
  minDate?: unknown;
  maxDate?: unknown;
}
export interface FieldSimple21Operators1472 {
  lable?: string;
  value?: string;
  values?: unknown[];
}
export interface FieldSimple3456 {
  type?: 'time';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple31Operators1471)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  minTime?: unknown;
  maxTime?: unknown;
  format?: string;
  inputFormat?: string;
}
export interface FieldSimple31Operators1471 {
  lable?: string;
  value?: string;
  values?: unknown[];
}
export interface FieldSimple4459 {
  type?: 'datetime';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple41Operators1470)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  format?: string;
  inputFormat?: string;
  timeFormat?: string;
}
export interface FieldSimple41Operators1470 {
  lable?: string;
  value?: string;
  values?: unknown[];
}
export interface FieldSimple5462 {
  type?: 'select';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple51Operators1469)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  multiple?: boolean;
  options?: unknown[];
  source?: string | BaseApiObject;
  searchable?: boolean;
  maxTagCount?: number;
  overflowTagPopover?: unknown;
  autoComplete?: string | BaseApiObject;
}
export interface FieldSimple51Operators1469 {
  lable?: string;
  value?: string;
  values?: unknown[];
}
export interface FieldSimple6464 {
  type?: 'boolean';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple60Operators1468)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: unknown;
}
export interface FieldSimple60Operators1468 {
  lable?: string;
  value?: string;
  values?: unknown[];
}
export interface CustomField {
  type?: 'custom';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | CustomField0Operators1444)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: unknown;
  value?: unknown;
}
export interface CustomField0Operators1444 {
  lable?: string;
  value?: string;
  values?: unknown[];
}
export interface FieldGroup {
  label?: string;
  children?: unknown[];
}
export interface ConditionBuilderConfig {
  valueTypes?: ('value' | 'field' | 'func')[];
  fields?: RefConditionBuilderField2OrRefFieldGroup467[];
  funcs?: ConditionBuilderFuncs1ConditionFieldFunc477[];
  maxLevel?: number;
  types?: ConditionBuilderConfigTypes433;
}
export interface ConditionBuilderConfigTypes433 {
  [k: string]: unknown;
}
export interface BaseInputFormulaControlSchema {
  label?: string | boolean | AmisNode[] | AmisNode;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  name?: string;
  extraName?: string;
  remark?: string | BaseRemarkSchema;
  labelRemark?: string | BaseRemarkSchema;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: string;
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  placeholder?: string;
  required?: '' | boolean;
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validations?: string | {};
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  evalMode?: boolean;
  mixedMode?: boolean;
  variables?: VariableItem[];
  variableMode?: 'tabs' | 'tree';
  functions?: FuncGroup[];
  title?: string;
  header?: string;
  inputMode?: 'button' | 'input-button' | 'input-group';
  allowInput?: boolean;
  icon?: string;
  btnLabel?: string;
  level?: 'info' | 'success' | 'warning' | 'danger' | 'link' | 'primary' | 'dark' | 'light';
  btnSize?: 'xs' | 'sm' | 'md' | 'lg';
  borderMode?: 'full' | 'half' | 'none';
  variableClassName?: string;
  functionClassName?: string;
  selfVariableName?: string;
  inputSettings?: FormulaPickerInputSettings;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface VariableItem {
  label?: string;
  value?: string;
  path?: string;
  children?: VariableItem[];
  type?: string;
  tag?: string;
  selectMode?: 'tree' | 'tabs';
  isMember?: boolean;
}
export interface FuncGroup {
  groupName: string;
  items?: FuncItem[];
}
export interface FuncItem {
  name?: string;
  example?: string;
  description?: string;
  [k: string]: unknown;
}
export interface FormulaPickerInputSettings {
  type?: 'text' | 'number' | 'boolean' | 'date' | 'time' | 'datetime' | 'select' | 'custom';
  [k: string]: unknown;
}
export interface DateControlSchemaNode {
  type: 'input-date';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  emebed?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  closeOnSelect?: boolean;
  minDate?: string;
  maxDate?: string;
  popOverContainerSelector?: string;
  ranges?: string | unknown[];
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface DateTimeControlSchemaNode {
  type: 'input-datetime';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  emebed?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  timeFormat?: string;
  minDate?: string;
  maxDate?: string;
  timeConstraints?: unknown;
  isEndDate?: boolean;
  ranges?: string | unknown[];
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TimeControlSchemaNode {
  type: 'input-time';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  emebed?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | RefShortCutDateOrRefShortCutDateRangeOrR106[];
  disabledDate?: string;
  inputForbid?: boolean;
  timeFormat?: string;
  timeConstraints?: unknown;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RefShortCutDateOrRefShortCutDateRangeOrR106 {
  label?: string;
  value?: string;
  date?: string;
  startDate?: string;
  endDate?: string;
}
export interface MonthControlSchemaNode {
  type: 'input-month';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  emebed?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  ranges?: string | unknown[];
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface QuarterControlSchemaNode {
  type: 'input-quarter';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  emebed?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  ranges?: string | unknown[];
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface YearControlSchemaNode {
  type: 'input-year';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  emebed?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  ranges?: string | unknown[];
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface DateRangeControlSchemaNode {
  type: 'input-date-range' | 'input-datetime-range' | 'input-time-range';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  delimiter?: string;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  joinValues?: boolean;
  maxDate?: string;
  minDate?: string;
  maxDuration?: string;
  minDuration?: string;
  borderMode?: 'full' | 'half' | 'none';
  embed?: boolean;
  ranges?: string | unknown[];
  shortcuts?: string | unknown[];
  startPlaceholder?: string;
  endPlaceholder?: string;
  animation?: boolean;
  transform?: string;
  popOverContainerSelector?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface DiffControlSchemaNode {
  type: 'diff-editor';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  diffValue?: string;
  language?: string;
  options?: unknown;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface EditorControlSchemaNode {
  type:
    | 'editor'
    | 'bat-editor'
    | 'c-editor'
    | 'coffeescript-editor'
    | 'cpp-editor'
    | 'csharp-editor'
    | 'css-editor'
    | 'dockerfile-editor'
    | 'fsharp-editor'
    | 'go-editor'
    | 'handlebars-editor'
    | 'html-editor'
    | 'ini-editor'
    | 'java-editor'
    | 'javascript-editor'
    | 'json-editor'
    | 'less-editor'
    | 'lua-editor'
    | 'markdown-editor'
    | 'msdax-editor'
    | 'objective-c-editor'
    | 'php-editor'
    | 'plaintext-editor'
    | 'postiats-editor'
    | 'powershell-editor'
    | 'pug-editor'
    | 'python-editor'
    | 'r-editor'
    | 'razor-editor'
    | 'ruby-editor'
    | 'sb-editor'
    | 'scss-editor'
    | 'sol-editor'
    | 'sql-editor'
    | 'swift-editor'
    | 'typescript-editor'
    | 'vb-editor'
    | 'xml-editor'
    | 'yaml-editor'
    | 'js-editor'
    | 'shell-editor'
    | 'ts-editor';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  language?:
    | 'bat'
    | 'c'
    | 'coffeescript'
    | 'cpp'
    | 'csharp'
    | 'css'
    | 'dockerfile'
    | 'fsharp'
    | 'go'
    | 'handlebars'
    | 'html'
    | 'ini'
    | 'java'
    | 'javascript'
    | 'json'
    | 'less'
    | 'lua'
    | 'markdown'
    | 'msdax'
    | 'objective-c'
    | 'php'
    | 'plaintext'
    | 'postiats'
    | 'powershell'
    | 'pug'
    | 'python'
    | 'r'
    | 'razor'
    | 'ruby'
    | 'sb'
    | 'scss'
    | 'shell'
    | 'sol'
    | 'sql'
    | 'swift'
    | 'typescript'
    | 'vb'
    | 'xml'
    | 'yaml';
  allowFullscreen?: boolean;
  editorDidMount?: string;
  options?: {};
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
  resetValue?: unknown;
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
}
export interface FieldSetControlSchemaNode {
  type: 'fieldset' | 'fieldSet';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'base';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  key?: string;
  headerPosition?: 'top' | 'bottom';
  header?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string;
  collapsable?: boolean;
  collapsed?: boolean;
  showArrow?: boolean;
  expandIcon?: AmisNode;
  headingClassName?: string;
  collapseHeader?: string;
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  divideLine?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  titlePosition?: 'top' | 'bottom';
  body?: string | (string | AmisNode)[] | AmisNode;
  title?: string;
  collapseTitle?: string;
  subFormMode?: 'normal' | 'inline' | 'horizontal';
  subFormHorizontal?: FormHorizontal;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface FileControlSchemaNode {
  type: 'input-file';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: FileControlSchema0AutoFill400;
  initAutoFill?: boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  btnLabel?: string;
  accept?: string;
  capture?: string;
  asBase64?: boolean;
  asBlob?: boolean;
  autoUpload?: boolean;
  chunkApi?: string | SchemaApiObject;
  chunkSize?: number;
  concurrency?: number;
  delimiter?: string;
  downloadUrl?: string | SchemaApiObject;
  templateUrl?: string | SchemaApiObject;
  fileField?: string;
  finishChunkApi?: string | SchemaApiObject;
  hideUploadButton?: boolean;
  maxLength?: number;
  maxSize?: number;
  receiver?: string | SchemaApiObject;
  startChunkApi?: string;
  useChunk?: 'auto' | boolean;
  btnClassName?: string | SchemaClassName158;
  btnUploadClassName?: string | SchemaClassName158;
  multiple?: boolean;
  joinValues?: boolean;
  extractValue?: boolean;
  resetValue?: unknown;
  valueField?: string;
  nameField?: string;
  urlField?: string;
  stateTextMap?: FileControlSchema0StateTextMap399;
  documentation?: string;
  documentLink?: string;
  drag?: boolean;
  invalidTypeMessage?: string;
  invalidSizeMessage?: string;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface FileControlSchema0AutoFill400 {
  [k: string]: unknown;
}
export interface FileControlSchema0StateTextMap399 {
  init?: string;
  pending?: string;
  uploading?: string;
  error?: string;
  uploaded?: string;
  ready?: string;
}
export interface FormulaControlSchemaNode {
  type: 'formula';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  condition?: string;
  autoSet?: boolean;
  formula?: string;
  initSet?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface GroupControlSchemaNode {
  type: 'group';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  body?: GroupSubControl[];
  gap?: 'xs' | 'sm' | 'normal';
  direction?: 'horizontal' | 'vertical';
  subFormMode?: 'normal' | 'inline' | 'horizontal';
  subFormHorizontal?: FormHorizontal;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface GroupSubControlAlso393 {
  columnClassName?: string | SchemaClassName158;
  columnRatio?: string | number;
  name?: string;
}
export interface HiddenControlSchemaNode {
  type: 'hidden';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface IconPickerControlSchemaNode {
  type: 'icon-picker';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ImageControlSchemaNode {
  type: 'input-image';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: ImageControlSchema0AutoFill381;
  initAutoFill?: boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  showErrorModal?: boolean;
  invalidTypeMessage?: string;
  invalidSizeMessage?: string;
  src?: string;
  imageClassName?: string;
  accept?: string;
  allowInput?: boolean;
  autoUpload?: boolean;
  uploadBtnText?: string | TplSchema;
  btnClassName?: string | SchemaClassName158;
  btnUploadClassName?: string | SchemaClassName158;
  compress?: boolean;
  compressOptions?: ImageControlSchema0CompressOptions384;
  crop?: boolean | ImageControlSchema0Crop1383;
  cropFormat?: string;
  cropQuality?: number;
  reCropable?: boolean;
  hideUploadButton?: boolean;
  limit?: ImageControlSchema0Limit382;
  maxLength?: number;
  maxSize?: number;
  receiver?: string | SchemaApiObject;
  showCompressOptions?: boolean;
  multiple?: boolean;
  capture?: string;
  joinValues?: boolean;
  delimiter?: string;
  extractValue?: boolean;
  resetValue?: unknown;
  thumbMode?: 'w-full' | 'h-full' | 'contain' | 'cover';
  thumbRatio?: '1:1' | '4:3' | '16:9';
  initCrop?: boolean;
  dropCrop?: boolean;
  frameImage?: string;
  fixedSize?: boolean;
  fixedSizeClassName?: string | SchemaClassName158;
  draggable?: boolean;
  draggableTip?: string;
  fileField?: string;
  requiredOn?: string;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ImageControlSchema0AutoFill381 {
  [k: string]: unknown;
}
export interface TplSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'tpl' | 'html';
  testid?: string;
  tpl?: string;
  html?: string;
  text?: string;
  raw?: string;
  inline?: boolean;
  wrapperComponent?: string;
  badge?: BadgeObject;
  testidBuilder?: TestIdBuilder;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ImageControlSchema0CompressOptions384 {
  maxHeight?: number;
  maxWidth?: number;
}
export interface ImageControlSchema0Crop1383 {
  aspectRatio?: number;
  guides?: boolean;
  dragMode?: string;
  viewMode?: number;
  rotatable?: boolean;
  scalable?: boolean;
}
export interface ImageControlSchema0Limit382 {
  aspectRatioLabel?: string;
  aspectRatio?: number;
  height?: number;
  width?: number;
  maxHeight?: number;
  maxWidth?: number;
  minHeight?: number;
  minWidth?: number;
}
export interface InputGroupControlSchemaNode {
  type: 'input-group';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  validationConfig?: InputGroupControlSchema0ValidationConfig378;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputGroupControlSchema0ValidationConfig378 {
  errorMode?: 'full' | 'partial';
  delimiter?: string;
}
export interface ListControlSchemaNode {
  type: 'list-select';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  submitOnDBClick?: boolean;
  imageClassName?: string;
  itemSchema?: string | (string | AmisNode)[] | AmisNode;
  activeItemSchema?: string | (string | AmisNode)[] | AmisNode;
  listClassName?: string | SchemaClassName158;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface JSONSchemaEditorControlSchemaNode {
  type: 'json-schema-editor';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: SchemaEditorItemPlaceholder;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: JSONSchemaEditorControlSchema0Definition372;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  rootTypeMutable?: boolean;
  showRootInfo?: boolean;
  disabledTypes?: string[];
  enableAdvancedSetting?: boolean;
  advancedSettings?: {};
  mini?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface SchemaEditorItemPlaceholder {
  key?: string;
  title?: string;
  description?: string;
  default?: string;
  empty?: string;
}
export interface JSONSchemaEditorControlSchema0Definition372 {
  [k: string]: unknown;
}
export interface InputSignatureSchemaNode {
  type: 'input-signature';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  height?: number;
  color?: string;
  bgColor?: string;
  clearBtnLabel?: string;
  clearBtnIcon?: string;
  undoBtnLabel?: string;
  undoBtnIcon?: string;
  confirmBtnLabel?: string;
  confirmBtnIcon?: string;
  embed?: boolean;
  embedConfirmLabel?: string;
  embedConfirmIcon?: string;
  ebmedCancelLabel?: string;
  ebmedCancelIcon?: string;
  embedBtnIcon?: string;
  embedBtnLabel?: string;
  uploadApi?: string | SchemaApiObject;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface LocationControlSchemaNode {
  type: 'location-picker';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  vendor?: 'baidu' | 'gaode' | 'tenxun';
  ak?: string;
  autoSelectCurrentLoc?: boolean;
  onlySelectCurrentLoc?: boolean;
  getLocationPlaceholder?: string;
  hideViewControl?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface UUIDControlSchemaNode {
  type: 'uuid';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  length?: number;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface MatrixControlSchemaNode {
  type: 'matrix-checkboxes';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  multiple?: boolean;
  singleSelectMode?: 'cell' | 'row' | 'column';
  source?: string | SchemaApiObject;
  columns?: MatrixControlSchema0Columns362[];
  rows?: MatrixControlSchema0Rows361[];
  rowLabel?: string;
  xCheckAll?: boolean;
  yCheckAll?: boolean;
  xCheckAllLabel?: string;
  yCheckAllLabel?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface MatrixControlSchema0Columns362 {
  label?: string;
  [k: string]: unknown;
}
export interface MatrixControlSchema0Rows361 {
  label?: string;
  [k: string]: unknown;
}
export interface MonthRangeControlSchemaNode {
  type: 'input-month-range';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  delimiter?: string;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  joinValues?: boolean;
  maxDate?: string;
  minDate?: string;
  maxDuration?: string;
  minDuration?: string;
  borderMode?: 'full' | 'half' | 'none';
  embed?: boolean;
  ranges?: string | unknown[];
  shortcuts?: string | unknown[];
  startPlaceholder?: string;
  endPlaceholder?: string;
  animation?: boolean;
  transform?: string;
  popOverContainerSelector?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface QuarterRangeControlSchemaNode {
  type: 'input-quarter-range';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  delimiter?: string;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  joinValues?: boolean;
  maxDate?: string;
  minDate?: string;
  maxDuration?: string;
  minDuration?: string;
  borderMode?: 'full' | 'half' | 'none';
  embed?: boolean;
  ranges?: string | unknown[];
  shortcuts?: string | unknown[];
  startPlaceholder?: string;
  endPlaceholder?: string;
  animation?: boolean;
  transform?: string;
  popOverContainerSelector?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface NestedSelectControlSchemaNode {
  type: 'nested-select' | 'cascader-select';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  menuClassName?: string;
  cascade?: boolean;
  withChildren?: boolean;
  onlyChildren?: boolean;
  onlyLeaf?: boolean;
  hideNodePathLabel?: boolean;
  maxTagCount?: number;
  overflowTagPopover?: {};
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface NumberControlSchemaNode {
  type: 'input-number';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  max?: number;
  min?: number;
  step?: number;
  precision?: number;
  showSteps?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  prefix?: string;
  suffix?: string;
  unitOptions?: string | (string | Option)[] | {};
  big?: boolean;
  kilobitSeparator?: boolean;
  keyboard?: boolean;
  displayMode?: 'base' | 'enhance';
  showAsPercent?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface PickerControlSchemaNode {
  type: 'picker';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  labelTpl?: string;
  labelField?: string;
  valueField?: string;
  pickerSchema?: unknown;
  modalMode?: 'dialog' | 'drawer';
  modalSize?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  modalTitle?: string;
  embed?: boolean;
  overflowConfig?: PickerControlSchema0OverflowConfig350;
  itemClearable?: boolean;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface PickerControlSchema0OverflowConfig350 {
  maxTagCount?: number;
  displayPosition?: ('select' | 'crud')[];
  overflowTagPopover?: TooltipWrapperSchema;
  overflowTagPopoverInCRUD?: TooltipWrapperSchema;
}
export interface TooltipWrapperSchema {
  $$id?: string;
  className?: string;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'tooltip-wrapper';
  testid?: string;
  title?: string;
  content?: string;
  tooltip?: string;
  placement?: 'top' | 'right' | 'bottom' | 'left';
  offset?: number[];
  showArrow?: boolean;
  trigger?: ('hover' | 'click' | 'focus') | ('hover' | 'click' | 'focus')[];
  mouseEnterDelay?: number;
  mouseLeaveDelay?: number;
  rootClose?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  wrapperComponent?: string;
  inline?: boolean;
  tooltipTheme?: 'light' | 'dark';
  enterable?: boolean;
  tooltipStyle?: {};
  tooltipArrowClassName?: string;
  tooltipClassName?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface RadiosControlSchemaNode {
  type: 'radios';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  columnsCount?: number;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RadioControlSchemaNode {
  type: 'radio';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  trueValue?: string | number | boolean;
  falseValue?: string | number | boolean;
  option?: string;
  badge?: BadgeObject;
  partial?: boolean;
  optionType?: 'default' | 'button';
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RangeControlSchemaNode {
  type: 'input-range';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: string | number | number[] | MultipleValue;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  max?: string | number;
  min?: string | number;
  step?: string | number;
  unit?: string;
  showSteps?: boolean;
  parts?: number | number[];
  marks?: unknown[];
  tooltipVisible?: boolean;
  tooltipPlacement?: 'auto' | 'top' | 'right' | 'bottom' | 'left';
  multiple?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  showInput?: boolean;
  showInputUnit?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface MultipleValue {
  min?: number;
  max?: number;
}
export interface RatingControlSchemaNode {
  type: 'input-rating';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  count?: number;
  half?: boolean;
  allowClear?: boolean;
  readonly?: boolean;
  colors?: string | RatingControlSchema0Colors1340;
  inactiveColor?: string;
  texts?: RatingControlSchema0Texts339;
  textPosition?: 'left' | 'right';
  char?: string;
  charClassName?: string;
  textClassName?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RatingControlSchema0Colors1340 {
  [k: string]: unknown;
}
export interface RatingControlSchema0Texts339 {
  [k: string]: unknown;
}
export interface RichTextControlSchemaNode {
  type: 'input-rich-text';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  vendor?: 'froala' | 'tinymce';
  receiver?: string | SchemaApiObject;
  videoReceiver?: string | SchemaApiObject;
  fileField?: string;
  borderMode?: 'full' | 'half' | 'none';
  options?: unknown;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RepeatControlSchemaNode {
  type: 'input-repeat';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  options?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface SelectControlSchemaNode {
  type: 'select' | 'multi-select';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: boolean;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  autoComplete?: string | SchemaApiObject;
  menuTpl?: string;
  showInvalidMatch?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  selectMode?: 'table' | 'group' | 'tree' | 'chained' | 'associated';
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: unknown[];
  searchResultColumns?: unknown[];
  searchApi?: string | SchemaApiObject;
  itemHeight?: number;
  virtualThreshold?: number;
  defaultCheckAll?: boolean;
  checkAllLabel?: string;
  maxTagCount?: number;
  overflowTagPopover?: {};
  optionClassName?: string | SchemaClassName158;
  overlay?: SelectControlSchema0Overlay332;
  testIdBuilder?: TestIdBuilder;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface SelectControlSchema0Overlay332 {
  width?: string | number;
  align?: 'left' | 'center' | 'right';
  filterOption?: 'string';
}
export interface SubFormControlSchemaNode {
  type: 'input-sub-form';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  multiple?: boolean;
  draggable?: boolean;
  draggableTip?: string;
  addable?: boolean;
  removable?: boolean;
  minLength?: number;
  maxLength?: number;
  labelField?: string;
  btnLabel?: string;
  addButtonText?: string;
  addButtonClassName?: string | SchemaClassName158;
  itemClassName?: string | SchemaClassName158;
  itemsClassName?: string | SchemaClassName158;
  showErrorMsg?: boolean;
  form?: BaseFormSchema;
  scaffold?: unknown;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface BaseFormSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  title?: string | (string | AmisNode)[] | AmisNode;
  actions?: ActionSchema[];
  body?: string | (string | AmisNode)[] | AmisNode;
  tabs?: unknown;
  fieldSet?: unknown;
  data?: unknown;
  debug?: boolean;
  debugConfig?: FormSchemaBaseOpenDebugConfig329;
  initApi?: string | BaseApiObject;
  initAsyncApi?: string | BaseApiObject;
  initFinishedField?: string;
  initCheckInterval?: number;
  initFetch?: boolean;
  initFetchOn?: string;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  persistData?: string;
  persistDataKeys?: string[];
  clearPersistDataAfterSubmit?: boolean;
  api?: string | BaseApiObject;
  feedback?: unknown;
  asyncApi?: string | BaseApiObject;
  checkInterval?: number;
  finishedField?: string;
  resetAfterSubmit?: boolean;
  clearAfterSubmit?: boolean;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  columnCount?: number;
  horizontal?: FormHorizontal;
  autoFocus?: boolean;
  messages?: SchemaMessage;
  name?: string;
  panelClassName?: string | ClassName114;
  primaryField?: string;
  redirect?: string;
  reload?: string;
  submitOnChange?: boolean;
  submitOnInit?: boolean;
  submitText?: string;
  target?: string;
  wrapWithPanel?: boolean;
  affixFooter?: boolean;
  promptPageLeave?: boolean;
  promptPageLeaveMessage?: string;
  rules?: FormSchemaBaseOpenRules328[];
  preventEnterSubmit?: boolean;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  controls?: unknown;
  mobile?: {};
  ariaLabel?: string;
  requiredOn?: string;
}
export interface SwitchControlSchemaNode {
  type: 'switch';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'sm' | 'md';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  trueValue?: string | number | boolean;
  falseValue?: string | number | boolean;
  option?: string;
  onText?: string | (string | AmisNode)[] | RefIconSchemaOrRefSchemaObject321;
  offText?: string | (string | AmisNode)[] | RefIconSchemaOrRefSchemaObject321;
  loading?: boolean;
  loadingOn?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface IconSchemaAlso322 {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  testid?: string;
  icon?: string | IconCheckedSchema;
  vendor?: 'iconfont' | 'fa' | '';
  badge?: BadgeObject;
  addOnclassName?: string | SchemaClassName158;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface StaticExactControlSchemaNode {
  type: 'static';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  tpl?: string;
  text?: string;
  borderMode?: 'full' | 'half' | 'none';
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TableControlSchemaNode {
  type: 'input-table';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: boolean;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: boolean;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  columns?: RefTableColumnObjectOrRefTableColumnWith193[];
  columnsTogglable?: string | boolean | {};
  footable?: boolean | BaseTableSchemaOpen0Footable1192;
  footerClassName?: string | SchemaClassName158;
  headerClassName?: string | SchemaClassName158;
  showIndex?: boolean;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  tableClassName?: string | SchemaClassName158;
  title?: string;
  toolbarClassName?: string | SchemaClassName158;
  combineNum?: string | number;
  combineFromIndex?: number;
  prefixRow?: (RefTableColumnObjectOrRefTableColumnWith193[] | RefTableColumnObjectOrRefTableColumnWith193)[];
  affixRow?: (RefTableColumnObjectOrRefTableColumnWith193[] | RefTableColumnObjectOrRefTableColumnWith193)[];
  resizable?: boolean;
  rowClassNameExpr?: string;
  itemBadge?: BadgeObject;
  autoGenerateFilter?: boolean | AutoGenerateFilterObject;
  autoFillHeight?: boolean | BaseTableSchemaOpen0AutoFillHeight1189;
  tableLayout?: 'fixed' | 'auto';
  deferApi?: string | SchemaApiObject;
  persistKey?: string;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  addable?: boolean;
  childrenAddable?: boolean;
  copyBtnLabel?: string;
  copyBtnIcon?: string;
  copyAddBtn?: boolean;
  copyData?: {};
  draggable?: boolean;
  addApi?: string | SchemaApiObject;
  addBtnLabel?: string;
  addBtnIcon?: string;
  subAddBtnLabel?: string;
  subAddBtnIcon?: string;
  removable?: boolean;
  deleteApi?: string | SchemaApiObject;
  editable?: boolean;
  editBtnLabel?: string;
  editBtnIcon?: string;
  confirmBtnLabel?: string;
  confirmBtnIcon?: string;
  cancelBtnLabel?: string;
  cancelBtnIcon?: string;
  deleteBtnLabel?: string;
  deleteBtnIcon?: string;
  updateApi?: string | SchemaApiObject;
  scaffold?: unknown;
  deleteConfirmText?: string;
  valueField?: string;
  needConfirm?: boolean;
  perPage?: number;
  maxLength?: string | number;
  minLength?: string | number;
  showFooterAddBtn?: boolean;
  showTableAddBtn?: boolean;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject181;
  enableStaticTransform?: boolean;
  matchFunc?: unknown;
  addBtn?: RefButtonSchemaOrRefSchemaObject181;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject181;
  removableMode?: string;
  strictMode?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
  selectable?: boolean;
  multiple?: boolean;
  itemDraggableOn?: string;
  itemCheckableOn?: string;
  checkOnItemClick?: boolean;
  maxItemSelectionLength?: number;
  maxKeepItemSelectionLength?: number;
  itemActions?: (string | DropdownButton0212)[];
  primaryField?: string;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  lazyRenderAfter?: number;
  itemAction?: ActionSchema;
}
export interface TabsTransferControlSchemaNode {
  type: 'tabs-transfer';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: boolean;
  searchable?: boolean;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  showArrow?: boolean;
  selectMode?: 'table' | 'list' | 'tree' | 'chained' | 'associated';
  resultListModeFollowSelect?: boolean;
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: unknown[];
  searchResultColumns?: unknown[];
  resultSearchable?: boolean;
  searchApi?: string | SchemaApiObject;
  selectTitle?: string;
  resultTitle?: string;
  menuTpl?: AmisNode;
  valueTpl?: AmisNode;
  searchPlaceholder?: string;
  resultSearchPlaceholder?: string;
  statistics?: boolean;
  itemHeight?: number;
  virtualThreshold?: number;
  showInvalidMatch?: boolean;
  onlyChildren?: boolean;
  initiallyOpen?: boolean;
  autoCheckChildren?: boolean;
  pagination?: {};
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TagControlSchemaNode {
  type: 'input-tag';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  optionsTip?: string;
  dropdown?: boolean;
  max?: number;
  maxTagLength?: number;
  maxTagCount?: number;
  overflowTagPopover?: TooltipWrapperSchema;
  enableBatchAdd?: boolean;
  separator?: string;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TextControlSchemaNode {
  type: 'input-text' | 'input-email' | 'input-url' | 'input-password' | 'native-date' | 'native-time' | 'native-number';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  addOn?: InputTextAddOn;
  trimContents?: boolean;
  autoComplete?: string | SchemaApiObject;
  nativeAutoComplete?: string;
  borderMode?: 'full' | 'half' | 'none';
  minLength?: number;
  maxLength?: number;
  showCounter?: boolean;
  prefix?: string;
  suffix?: string;
  transform?: TextControlSchema0Transform305;
  inputControlClassName?: string;
  nativeInputClassName?: string;
  clearValueOnEmpty?: boolean;
  addOnclassName?: string | SchemaClassName158;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputTextAddOnAlso309 {
  position?: 'left' | 'right';
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  actions?: unknown;
  fromPage?: boolean;
  actionType?:
    | 'ajax'
    | 'alert'
    | 'break'
    | 'broadcast'
    | 'closeDialog'
    | 'closeDrawer'
    | 'component'
    | 'confirmDialog'
    | 'continue'
    | 'copy'
    | 'custom'
    | 'dialog'
    | 'download'
    | 'drawer'
    | 'email'
    | 'goBack'
    | 'goPage'
    | 'link'
    | 'loop'
    | 'openlink'
    | 'parallel'
    | 'preventDefault'
    | 'print'
    | 'refresh'
    | 'setEventData'
    | 'static'
    | 'nonstatic'
    | 'show'
    | 'hidden'
    | 'usability'
    | 'enabled'
    | 'disabled'
    | 'visibility'
    | 'stopPropagation'
    | 'switch'
    | 'toast'
    | 'url'
    | 'wait'
    | 'add'
    | 'addItem'
    | 'cancel'
    | 'cancelDrag'
    | 'changeActiveKey'
    | 'changeTabKey'
    | 'clear'
    | 'clearAll'
    | 'clear-and-submit'
    | 'clearError'
    | 'click'
    | 'close'
    | 'closeTab'
    | 'collapse'
    | 'confirm'
    | 'delete'
    | 'deleteItem'
    | 'deleteTab'
    | 'edit'
    | 'encrypt'
    | 'expand'
    | 'focus'
    | 'goto-image'
    | 'goto-step'
    | 'initDrag'
    | 'next'
    | 'open'
    | 'pause'
    | 'play'
    | 'prev'
    | 'preview'
    | 'rebuild'
    | 'reload'
    | 'remove'
    | 'reset'
    | 'resetAll'
    | 'reset-and-submit'
    | 'review'
    | 'rotate'
    | 'save'
    | 'saveAs'
    | 'scale'
    | 'search'
    | 'select'
    | 'selectAll'
    | 'setExpanded'
    | 'setMuted'
    | 'setValue'
    | 'setVolume'
    | 'showTip'
    | 'hiddenTip'
    | 'start'
    | 'startAutoRefresh'
    | 'stop'
    | 'stopAutoRefresh'
    | 'step-submit'
    | 'submit'
    | 'submitQuickEdit'
    | 'toggleSelectAll'
    | 'updateItems'
    | 'updateItem'
    | 'validate'
    | 'validateFormItem'
    | 'zoom'
    | 'exportExcel'
    | 'export-excel'
    | 'export-csv'
    | 'shake'
    | 'rotateLeft'
    | 'rotateRight'
    | 'enableItem'
    | 'disableItem'
    | 'expandAll'
    | 'collapseAll'
    | 'addChild'
    | 'toggleExpand'
    | 'nextStep'
    | 'prevStep'
    | 'updateExpand'
    | 'change'
    | 'query'
    | 'loadMore'
    | 'filter'
    | 'toggle'
    | 'finished'
    | 'crud'
    | 'copyText'
    | 'setLocale'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'updateUser';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface InputTextAddOnUntyped310 {
  position?: 'left' | 'right';
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string;
  icon?: string;
  iconClassName?: string | SchemaClassName158;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName158;
  loadingClassName?: string | SchemaClassName158;
  label?: string;
  level?:
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'link'
    | 'primary'
    | 'dark'
    | 'light'
    | 'secondary'
    | 'default'
    | 'enhance';
  primary?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tooltip?: string | SchemaTooltip133;
  tooltipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  confirmText?: string;
  required?: string | boolean | unknown[];
  activeLevel?: string;
  activeClassName?: string;
  close?: string | boolean;
  requireSelected?: boolean;
  mergeData?: boolean;
  target?: string;
  countDown?: number;
  countDownTpl?: string;
  badge?: BadgeObject;
  hotKey?: string;
  loadingOn?: string;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  messages?: {};
  api?: string | SchemaApiObject;
  payload?: unknown;
  feedback?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  dialog?: unknown;
  drawer?: unknown;
  toast?: unknown;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  closeOnAction?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  nextCondition?: unknown;
  reloadDashboard?: boolean;
  resetBeforeSubmit?: boolean;
  value?: unknown;
  width?: string | number;
  params?: {};
  actions?: unknown;
  fromPage?: boolean;
  actionType?:
    | 'ajax'
    | 'alert'
    | 'break'
    | 'broadcast'
    | 'closeDialog'
    | 'closeDrawer'
    | 'component'
    | 'confirmDialog'
    | 'continue'
    | 'copy'
    | 'custom'
    | 'dialog'
    | 'download'
    | 'drawer'
    | 'email'
    | 'goBack'
    | 'goPage'
    | 'link'
    | 'loop'
    | 'openlink'
    | 'parallel'
    | 'preventDefault'
    | 'print'
    | 'refresh'
    | 'setEventData'
    | 'static'
    | 'nonstatic'
    | 'show'
    | 'hidden'
    | 'usability'
    | 'enabled'
    | 'disabled'
    | 'visibility'
    | 'stopPropagation'
    | 'switch'
    | 'toast'
    | 'url'
    | 'wait'
    | 'add'
    | 'addItem'
    | 'cancel'
    | 'cancelDrag'
    | 'changeActiveKey'
    | 'changeTabKey'
    | 'clear'
    | 'clearAll'
    | 'clear-and-submit'
    | 'clearError'
    | 'click'
    | 'close'
    | 'closeTab'
    | 'collapse'
    | 'confirm'
    | 'delete'
    | 'deleteItem'
    | 'deleteTab'
    | 'edit'
    | 'encrypt'
    | 'expand'
    | 'focus'
    | 'goto-image'
    | 'goto-step'
    | 'initDrag'
    | 'next'
    | 'open'
    | 'pause'
    | 'play'
    | 'prev'
    | 'preview'
    | 'rebuild'
    | 'reload'
    | 'remove'
    | 'reset'
    | 'resetAll'
    | 'reset-and-submit'
    | 'review'
    | 'rotate'
    | 'save'
    | 'saveAs'
    | 'scale'
    | 'search'
    | 'select'
    | 'selectAll'
    | 'setExpanded'
    | 'setMuted'
    | 'setValue'
    | 'setVolume'
    | 'showTip'
    | 'hiddenTip'
    | 'start'
    | 'startAutoRefresh'
    | 'stop'
    | 'stopAutoRefresh'
    | 'step-submit'
    | 'submit'
    | 'submitQuickEdit'
    | 'toggleSelectAll'
    | 'updateItems'
    | 'updateItem'
    | 'validate'
    | 'validateFormItem'
    | 'zoom'
    | 'exportExcel'
    | 'export-excel'
    | 'export-csv'
    | 'shake'
    | 'rotateLeft'
    | 'rotateRight'
    | 'enableItem'
    | 'disableItem'
    | 'expandAll'
    | 'collapseAll'
    | 'addChild'
    | 'toggleExpand'
    | 'nextStep'
    | 'prevStep'
    | 'updateExpand'
    | 'change'
    | 'query'
    | 'loadMore'
    | 'filter'
    | 'toggle'
    | 'finished'
    | 'crud'
    | 'copyText'
    | 'setLocale'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'updateUser';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TextControlSchema0Transform305 {
  lowerCase?: boolean;
  upperCase?: boolean;
}
export interface TextareaControlSchemaNode {
  type: 'textarea';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  maxRows?: number;
  minRows?: number;
  borderMode?: 'full' | 'half' | 'none';
  maxLength?: number;
  showCounter?: boolean;
  resetValue?: string;
  requiredOn?: string;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TransferControlSchemaNode {
  type: 'transfer';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: boolean;
  searchable?: boolean;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  showArrow?: boolean;
  selectMode?: 'table' | 'list' | 'tree' | 'chained' | 'associated';
  resultListModeFollowSelect?: boolean;
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: unknown[];
  searchResultColumns?: unknown[];
  resultSearchable?: boolean;
  searchApi?: string | SchemaApiObject;
  selectTitle?: string;
  resultTitle?: string;
  menuTpl?: AmisNode;
  valueTpl?: AmisNode;
  searchPlaceholder?: string;
  resultSearchPlaceholder?: string;
  statistics?: boolean;
  itemHeight?: number;
  virtualThreshold?: number;
  showInvalidMatch?: boolean;
  onlyChildren?: boolean;
  initiallyOpen?: boolean;
  autoCheckChildren?: boolean;
  pagination?: {};
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TransferPickerControlSchemaNode {
  type: 'transfer-picker';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: boolean;
  searchable?: boolean;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  showArrow?: boolean;
  selectMode?: 'table' | 'list' | 'tree' | 'chained' | 'associated';
  resultListModeFollowSelect?: boolean;
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: unknown[];
  searchResultColumns?: unknown[];
  resultSearchable?: boolean;
  searchApi?: string | SchemaApiObject;
  selectTitle?: string;
  resultTitle?: string;
  menuTpl?: AmisNode;
  valueTpl?: AmisNode;
  searchPlaceholder?: string;
  resultSearchPlaceholder?: string;
  statistics?: boolean;
  itemHeight?: number;
  virtualThreshold?: number;
  showInvalidMatch?: boolean;
  onlyChildren?: boolean;
  initiallyOpen?: boolean;
  autoCheckChildren?: boolean;
  pagination?: {};
  borderMode?: 'full' | 'half' | 'none';
  pickerSize?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TabsTransferPickerControlSchemaNode {
  type: 'tabs-transfer-picker';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: boolean;
  searchable?: boolean;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig271;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  showArrow?: boolean;
  selectMode?: 'table' | 'list' | 'tree' | 'chained' | 'associated';
  resultListModeFollowSelect?: boolean;
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: unknown[];
  searchResultColumns?: unknown[];
  resultSearchable?: boolean;
  searchApi?: string | SchemaApiObject;
  selectTitle?: string;
  resultTitle?: string;
  menuTpl?: AmisNode;
  valueTpl?: AmisNode;
  searchPlaceholder?: string;
  resultSearchPlaceholder?: string;
  statistics?: boolean;
  itemHeight?: number;
  virtualThreshold?: number;
  showInvalidMatch?: boolean;
  onlyChildren?: boolean;
  initiallyOpen?: boolean;
  autoCheckChildren?: boolean;
  pagination?: {};
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TreeControlSchemaNode {
  type: 'input-tree';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: boolean;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | SchemaApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  hideRoot?: boolean;
  rootLabel?: string;
  rootValue?: unknown;
  showIcon?: boolean;
  autoCheckChildren?: boolean;
  cascade?: boolean;
  nodeBehavior?: ('unfold' | 'check')[];
  autoCancelParent?: boolean;
  withChildren?: boolean;
  onlyChildren?: boolean;
  onlyLeaf?: boolean;
  rootCreatable?: boolean;
  enableNodePath?: boolean;
  pathSeparator?: string;
  showOutline?: boolean;
  highlightTxt?: string;
  enableDefaultIcon?: boolean;
  searchApi?: string | SchemaApiObject;
  itemActions?: string | (string | AmisNode)[] | AmisNode;
  searchConfig?: TreeControlSchema0SearchConfig293;
  treeClassName?: string;
  heightAuto?: boolean;
  iconField?: string;
  unfoldedLevel?: number;
  initiallyOpen?: boolean;
  menuTpl?: string;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TreeControlSchema0SearchConfig293 {
  className?: string;
  placeholder?: string;
  mini?: boolean;
  enhance?: boolean;
  clearable?: boolean;
  searchImediately?: boolean;
  sticky?: boolean;
}
export interface TreeSelectControlSchemaNode {
  type: 'tree-select';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | SchemaApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  hideRoot?: boolean;
  rootLabel?: string;
  rootValue?: unknown;
  showIcon?: boolean;
  cascade?: boolean;
  nodeBehavior?: ('unfold' | 'check')[];
  withChildren?: boolean;
  onlyChildren?: boolean;
  onlyLeaf?: boolean;
  rootCreatable?: boolean;
  hideNodePathLabel?: boolean;
  enableNodePath?: boolean;
  pathSeparator?: string;
  showOutline?: boolean;
  maxTagCount?: number;
  overflowTagPopover?: TooltipWrapperSchema;
  menuTpl?: string;
  autoCancelParent?: boolean;
  itemActions?: string | (string | AmisNode)[] | AmisNode;
  enableDefaultIcon?: boolean;
  testIdBuilder?: TestIdBuilder;
  unfoldedLevel?: number;
  initiallyOpen?: boolean;
  autoComplete?: string | SchemaApiObject;
  borderMode?: string;
  draggable?: boolean;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface UserSelectControlSchemaNode {
  type: 'users-select';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface DateRangeSchemaNode {
  type: 'date-range';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  valueFormat?: string;
  format?: string;
  displayFormat?: string;
  delimiter?: string;
  connector?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface MultilineTextSchemaNode {
  type: 'multiline-text';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  text?: string;
  maxRows?: number;
  expendButtonText?: string;
  collapseButtonText?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface PasswordSchemaNode {
  type: 'password';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  mosaicText?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface WordsSchemaNode {
  type: 'words';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  limit?: number;
  expendButtonText?: string;
  expendButton?: AmisNode;
  collapseButtonText?: string;
  collapseButton?: AmisNode;
  words?: string | string[];
  inTag?: boolean | TagSchema;
  delimiter?: string;
  labelTpl?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TagSchema {
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  useMobileUI?: boolean;
  type?: 'tag';
  testid?: string;
  color?: string;
  label?: string;
  displayMode?: 'normal' | 'rounded' | 'status';
  icon?: string;
  closable?: boolean;
  closeIcon?: string;
  checkable?: boolean;
  checked?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface SliderSchemaNode {
  type: 'slider';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  left?: string | (string | AmisNode)[] | AmisNode;
  right?: string | (string | AmisNode)[] | AmisNode;
  bodyWidth?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface AmisNodeSchemaNode {
  type: 'amis';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  schema?: string | (string | AmisNode)[] | AmisNode;
  props?: {};
  scope?: {};
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface AppSchemaNode {
  type: 'app';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: {};
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  api?: string | SchemaApiObject;
  brandName?: string;
  logo?: string;
  header?: string | (string | AmisNode)[] | AmisNode;
  asideBefore?: string | (string | AmisNode)[] | AmisNode;
  asideAfter?: string | (string | AmisNode)[] | AmisNode;
  pages?: AppPageSchema[] | AppPageSchema;
  footer?: string | (string | AmisNode)[] | AmisNode;
  showBreadcrumb?: boolean;
  showFullBreadcrumbPath?: boolean;
  showBreadcrumbHomePath?: boolean;
  loadingConfig?: {};
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface AppPageSchema {
  label?: string;
  icon?: string;
  url?: string;
  schema?: string | (string | AmisNode)[] | AmisNode;
  schemaApi?: string | SchemaApiObject;
  link?: string;
  redirect?: string;
  rewrite?: string;
  isDefaultPage?: string | boolean;
  visible?: boolean;
  className?: string | SchemaClassName158;
  children?: AppPageSchema[];
  [k: string]: unknown;
}
export interface BarCodeSchemaNode {
  type: 'barcode';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  height?: number;
  options?: {};
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface BreadcrumbSchemaNode {
  type: 'breadcrumb';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  itemClassName?: string;
  separator?: string;
  separatorClassName?: string;
  dropdownClassName?: string;
  dropdownItemClassName?: string;
  items?: BreadcrumbItemSchema[];
  labelMaxLength?: number;
  tooltipPosition?: 'top' | 'bottom' | 'left' | 'right';
  tooltipContainer?: unknown;
  tooltipTrigger?: unknown;
  source?: string;
  testIdBuilder?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface BreadcrumbItemSchema {
  label?: string;
  icon?: string;
  href?: string;
  dropdown?: BreadcrumbItemSchema[];
  type?: string;
  value?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOnEvent134;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeEditorSetting133;
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface BaseSchemaWithoutTypeOnEvent134 {
  [k: string]: unknown;
}
export interface BaseSchemaWithoutTypeEditorSetting133 {
  behavior?: string;
  displayName?: string;
  mock?: unknown;
  [k: string]: unknown;
}
export interface CodeSchemaNode {
  type: 'code';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  language?: string;
  editorTheme?: string;
  tabSize?: number;
  wordWrap?: boolean;
  customLang?: {};
  wrapperComponent?: string;
  maxHeight?: number;
  options?: {};
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface CustomSchemaNode {
  type: 'custom';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  html?: string;
  onMount?: string;
  onUpdate?: string;
  onUnmount?: string;
  wrapperComponent?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface MarkdownSchemaNode {
  type: 'markdown';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  src?: string | SchemaApiObject;
  options?: {};
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface LogSchemaNode {
  type: 'log';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  source?: string | SchemaApiObject;
  height?: number;
  autoScroll?: boolean;
  disableColor?: boolean;
  encoding?: string;
  maxLength?: number;
  rowHeight?: number;
  operation?: string[];
  credentials?: string;
  filter?: string;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface NumberSchemaNode {
  type: 'number';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: string | SchemaClassName158;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  precision?: number;
  prefix?: string;
  suffix?: string;
  affix?: string;
  kilobitSeparator?: boolean;
  percent?: number | boolean;
  unitOptions?: string | unknown[] | {};
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface OfficeViewerSchemaNode {
  type: 'office-viewer';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  src?: string | SchemaApiObject;
  wordOptions?: {};
  excelOptions?: {};
  display?: boolean;
  loading?: boolean;
  enableVar?: boolean;
  showFormulaBar?: boolean;
  showSheetTabBar?: boolean;
  height?: string | number;
  fontURL?: {};
  trackExpression?: string;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface PdfViewerSchemaNode {
  type: 'pdf-viewer';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  src?: string | SchemaApiObject;
  height?: number;
  background?: string;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface PropertySchemaNode {
  type: 'property';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: 'table' | 'simple';
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  title?: string;
  column?: number;
  source?: string;
  items?: string | PropertyItemSchema[];
  titleStyle?: {};
  labelStyle?: {};
  separator?: string;
  contentStyle?: {};
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface PropertyItemSchema {
  label?: string | (string | AmisNode)[] | AmisNode;
  content?: string | (string | AmisNode)[] | AmisNode;
  visibleOn?: string;
  hiddenOn?: string;
  visible?: boolean;
  hidden?: boolean;
  span?: number;
}
export interface ShapeSchemaNode {
  type: 'shape';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  shapeType?: string;
  height?: number;
  radius?: number;
  color?: string;
  paths?: string[];
  stroke?: string;
  strokeWidth?: number;
  strokeType?: 'line' | 'dash' | 'dot';
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TableViewSchemaNode {
  type: 'table-view';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: string | number;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  padding?: string | number;
  border?: boolean;
  borderColor?: string;
  caption?: string;
  captionSide?: 'top' | 'bottom';
  trs?: TableViewRowSchema[];
  cols?: TableViewSchema0Cols140[];
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TableViewRowSchema {
  id?: string;
  background?: string;
  height?: string | number;
  tds?: TableViewCellSchema[];
  style?: {};
  visibleOn?: string;
  hiddenOn?: string;
}
export interface TableViewCellSchema {
  id?: string;
  className?: string | SchemaClassName158;
  background?: string;
  color?: string;
  bold?: boolean;
  padding?: string | number;
  width?: string | number;
  body?: string | (string | AmisNode)[] | AmisNode;
  align?: 'left' | 'center' | 'right' | 'justify';
  valign?: 'top' | 'middle' | 'bottom' | 'baseline';
  colspan?: number;
  rowspan?: number;
  style?: {};
  visibleOn?: string;
  hiddenOn?: string;
}
export interface TableViewSchema0Cols140 {
  span?: number;
  style?: {};
  width?: string | number;
}
export interface WebComponentSchemaNode {
  type: 'web-component';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  tag?: string;
  body?: string | (string | AmisNode)[] | AmisNode;
  props?: {};
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface GridNavSchemaNode {
  type: 'grid-nav';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  itemClassName?: string | SchemaClassName158;
  contentClassName?: string | SchemaClassName158;
  options?: GridNavItemSchema[];
  square?: boolean;
  center?: boolean;
  border?: boolean;
  gutter?: number;
  reverse?: boolean;
  iconRatio?: number;
  direction?: 'horizontal' | 'vertical';
  columnNum?: number;
  source?: string;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface GridNavItemSchema {
  clickAction?: ActionSchema;
  link?: string;
  blank?: string | boolean;
  icon?: string;
  text?: string;
  iconRatio?: number;
  badge?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string;
  hidden?: boolean;
  hiddenOn?: string;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOnEvent134;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeEditorSetting133;
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface FlexItemSchemaNode {
  type: 'flex-item';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  body?: string | (string | AmisNode)[] | AmisNode;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ChartRadiosControlSchemaNode {
  type: 'chart-radios';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: boolean;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  config?: string | {};
  showTooltipOnHighlight?: boolean;
  chartValueField?: string;
  height?: string | number;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: {}[];
  addDialog?: {};
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: {}[];
  editDialog?: {};
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string;
  mobile?: {};
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface IconSelectControlSchemaNode {
  type: 'icon-select';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  noDataTip?: string;
  returnSvg?: boolean;
  noSize?: boolean;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputExcelControlSchemaNode {
  type: 'input-excel';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  allSheets?: boolean;
  parseMode?: 'array' | 'object';
  includeEmpty?: boolean;
  plainText?: boolean;
  parseImage?: boolean;
  imageDataURI?: boolean;
  maxLength?: number;
  multiple?: boolean;
  autoFill?: {};
  testIdBuilder?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputFormulaControlSchemaNode {
  type: 'input-formula';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: boolean;
  data?: unknown;
  level?: 'info' | 'success' | 'warning' | 'danger' | 'link' | 'primary' | 'dark' | 'light' | 'default';
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  evalMode?: boolean;
  mixedMode?: boolean;
  simplifyMemberOprs?: boolean;
  variables?: string | unknown[] | {};
  variableMode?: 'tabs' | 'tree' | 'list';
  functions?: string | unknown[] | {};
  title?: string;
  header?: string;
  inputMode?: 'button' | 'input-button' | 'input-group';
  allowInput?: boolean;
  icon?: string;
  btnLabel?: string;
  btnSize?: 'xs' | 'sm' | 'md' | 'lg';
  borderMode?: 'full' | 'half' | 'none';
  variableClassName?: string;
  functionClassName?: string;
  selfVariableName?: string;
  inputSettings?: unknown[] | {};
  source?: string | SchemaApiObject;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputKVControlSchemaNode {
  type: 'input-kv' | 'input-kvs';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  keyPlaceholder?: string;
  valuePlaceholder?: string;
  keySchema?: string | (string | AmisNode)[] | AmisNode;
  valueSchema?: string | (string | AmisNode)[] | AmisNode;
  valueType?: string;
  draggable?: boolean;
  defaultValue?: unknown;
  addButtonText?: string;
  minLength?: number;
  maxLength?: number;
  keyName?: string;
  valueName?: string;
  auto?: boolean;
  keyItem?: {};
  valueItems?: {}[];
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface VerificationCodeSchemaNode {
  type: 'input-verification-code';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  length?: number;
  masked?: boolean;
  separator?: string;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface YearRangeControlSchemaNode {
  type: 'input-year-range';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  delimiter?: string;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  joinValues?: boolean;
  maxDate?: string;
  minDate?: string;
  maxDuration?: string;
  minDuration?: string;
  borderMode?: 'full' | 'half' | 'none';
  embed?: boolean;
  ranges?: string | unknown[];
  shortcuts?: string | unknown[];
  startPlaceholder?: string;
  endPlaceholder?: string;
  animation?: boolean;
  transform?: string;
  popOverContainerSelector?: string;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface JSONSchemaControlSchemaNode {
  type: 'json-schema';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  schema?: unknown;
  formula?: {};
  mini?: boolean;
  addButtonText?: string;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TagSchemaNode {
  type: 'tag';
  name?: unknown;
  label?: string;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  color?: string;
  displayMode?: 'normal' | 'rounded' | 'status';
  icon?: string;
  closable?: boolean;
  closeIcon?: string;
  checkable?: boolean;
  checked?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface TagsSchemaNode {
  type: 'tags';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  items?: unknown;
  source?: string | SchemaApiObject;
  maxTagCount?: number;
  overflowTagPopover?: {};
  displayMode?: string;
  options?: unknown;
  labelField?: string;
  valueField?: string;
  delimiter?: string;
  joinValues?: boolean;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface Card2SchemaNode {
  type: 'card2';
  name?: unknown;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName158;
  hideCheckToggler?: boolean;
  checkOnItemClick?: boolean;
  wrapperComponent?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ListItemNodeSchemaNode {
  type: 'list-item';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface InnerPartSchemaNode {
  type: 'card-item-field' | 'list-item-field' | 'cell' | 'cell-field' | 'field' | 'column-toggler';
  name?: string;
  label?: unknown;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: unknown;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface ToolbarPartSchemaNode {
  type:
    | 'bulk-actions'
    | 'bulkActions'
    | 'check-all'
    | 'columns-toggler'
    | 'drag-toggler'
    | 'export-csv'
    | 'export-excel'
    | 'export-excel-template'
    | 'filter-toggler'
    | 'load-more'
    | 'reload'
    | 'statistics'
    | 'switch-per-page'
    | 'refresh'
    | 'filter'
    | 'bulkactions';
  name?: unknown;
  label?: string;
  value?: unknown;
  labelClassName?: unknown;
  labelRemark?: unknown;
  remark?: unknown;
  inline?: unknown;
  inputClassName?: unknown;
  columnClassName?: unknown;
  required?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateApi?: unknown;
  description?: unknown;
  desc?: unknown;
  descriptionClassName?: unknown;
  mode?: string;
  horizontal?: unknown;
  labelWidth?: unknown;
  labelAlign?: unknown;
  submitOnChange?: unknown;
  readOnly?: unknown;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: 'left' | 'right';
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: string;
  clearable?: unknown;
  data?: unknown;
  level?: string;
  testid?: string;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  icon?: unknown;
  iconOnly?: boolean;
  tooltip?: unknown;
  api?: string | SchemaApiObject;
  columns?: unknown[];
  exportColumns?: string | unknown[];
  filename?: string;
  fileName?: string;
  rowSlice?: string;
  overlay?: boolean;
  draggable?: boolean;
  footerBtnSize?: string;
  btnClassName?: string;
  hideExpandIcon?: boolean;
  closeOnOutside?: boolean;
  defaultIsOpened?: boolean;
  activeToggaler?: boolean;
  target?: string;
  perPageAvailable?: unknown[];
  perPage?: number;
  maxButtons?: number;
  showPageInput?: boolean;
  layout?: string | unknown[];
  total?: string | number;
  disabledTip?: string;
  tooltipPlacement?: string;
  tooltipTheme?: string;
  block?: boolean;
  primary?: boolean;
  body?: string | (string | AmisNode)[] | AmisNode;
  showIcon?: boolean;
  showText?: boolean;
  iconType?: string;
  contentText?: unknown;
  loadingText?: string;
  color?: string;
  gestureDirection?: string;
  minLoadingTime?: number;
  dataAppendTo?: string;
  actionType?: string;
  reload?: string;
  popOverContainerSelector?: string;
  popOverContainer?: unknown;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string;
}
export interface RendererBrand78Node {
  type: 'brand';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  logo?: string;
  siteName: string;
  className?: string;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererCaptchaImage76Node {
  type: 'captcha-image';
  name: string;
  label?: string | boolean;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  api: string | SchemaApiObject;
  phone?: string;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererScreenOutlet74Node {
  type: 'screen-outlet';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererSendCode72Node {
  type: 'send-code';
  name: string;
  label?: string | boolean;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  api: string | SchemaApiObject;
  target: 'email' | 'phone';
  targetField?: string;
  countdown?: number;
  length?: number;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface StaticShownNode {
  type:
    | 'static-page'
    | 'static-flex'
    | 'static-tpl'
    | 'static-html'
    | 'static-remark'
    | 'static-alert'
    | 'static-audio'
    | 'static-avatar'
    | 'static-button-group'
    | 'static-button-toolbar'
    | 'static-calendar'
    | 'static-card'
    | 'static-cards'
    | 'static-carousel'
    | 'static-chart'
    | 'static-collapse'
    | 'static-collapse-group'
    | 'static-color'
    | 'static-container'
    | 'static-switch-container'
    | 'static-dialog'
    | 'static-divider'
    | 'static-drawer'
    | 'static-dropdown-button'
    | 'static-each'
    | 'static-grid'
    | 'static-grid-2d'
    | 'static-hbox'
    | 'static-icon'
    | 'static-iframe'
    | 'static-link'
    | 'static-map'
    | 'static-mapping'
    | 'static-nav'
    | 'static-operation'
    | 'static-pagination'
    | 'static-pagination-wrapper'
    | 'static-panel'
    | 'static-plain'
    | 'static-text'
    | 'static-progress'
    | 'static-qrcode'
    | 'static-qr-code'
    | 'static-search-box'
    | 'static-service'
    | 'static-sparkline'
    | 'static-status'
    | 'static-spinner'
    | 'static-table2'
    | 'static-tabs'
    | 'static-tasks'
    | 'static-vbox'
    | 'static-video'
    | 'static-wizard'
    | 'static-wrapper'
    | 'static-tooltip-wrapper'
    | 'static-form'
    | 'static-anchor-nav'
    | 'static-steps'
    | 'static-portlet'
    | 'static-timeline'
    | 'static-control'
    | 'static-array'
    | 'static-input-array'
    | 'static-button-group-select'
    | 'static-chained-select'
    | 'static-checkbox'
    | 'static-checkboxes'
    | 'static-city'
    | 'static-input-city'
    | 'static-input-color'
    | 'static-combo'
    | 'static-condition-builder'
    | 'static-input-date'
    | 'static-input-datetime'
    | 'static-input-time'
    | 'static-month'
    | 'static-input-month'
    | 'static-quarter'
    | 'static-input-quarter'
    | 'static-year'
    | 'static-input-year'
    | 'static-date-range'
    | 'static-input-date-range'
    | 'static-datetime-range'
    | 'static-input-datetime-range'
    | 'static-time-range'
    | 'static-input-time-range'
    | 'static-diff-editor'
    | 'static-editor'
    | 'static-bat-editor'
    | 'static-c-editor'
    | 'static-coffeescript-editor'
    | 'static-cpp-editor'
    | 'static-csharp-editor'
    | 'static-css-editor'
    | 'static-dockerfile-editor'
    | 'static-fsharp-editor'
    | 'static-go-editor'
    | 'static-handlebars-editor'
    | 'static-html-editor'
    | 'static-ini-editor'
    | 'static-java-editor'
    | 'static-javascript-editor'
    | 'static-json-editor'
    | 'static-less-editor'
    | 'static-lua-editor'
    | 'static-markdown-editor'
    | 'static-msdax-editor'
    | 'static-objective-c-editor'
    | 'static-php-editor'
    | 'static-plaintext-editor'
    | 'static-postiats-editor'
    | 'static-powershell-editor'
    | 'static-pug-editor'
    | 'static-python-editor'
    | 'static-r-editor'
    | 'static-razor-editor'
    | 'static-ruby-editor'
    | 'static-sb-editor'
    | 'static-scss-editor'
    | 'static-sol-editor'
    | 'static-sql-editor'
    | 'static-swift-editor'
    | 'static-typescript-editor'
    | 'static-vb-editor'
    | 'static-xml-editor'
    | 'static-yaml-editor'
    | 'static-fieldset'
    | 'static-fieldSet'
    | 'static-file'
    | 'static-input-file'
    | 'static-formula'
    | 'static-group'
    | 'static-hidden'
    | 'static-icon-picker'
    | 'static-input-image'
    | 'static-input-group'
    | 'static-list-select'
    | 'static-json-schema-editor'
    | 'static-signature'
    | 'static-input-signature'
    | 'static-location-picker'
    | 'static-uuid'
    | 'static-matrix-checkboxes'
    | 'static-month-range'
    | 'static-input-month-range'
    | 'static-quarter-range'
    | 'static-input-quarter-range'
    | 'static-nested-select'
    | 'static-number'
    | 'static-input-number'
    | 'static-picker'
    | 'static-radios'
    | 'static-radio'
    | 'static-range'
    | 'static-input-range'
    | 'static-rating'
    | 'static-input-rating'
    | 'static-rich-text'
    | 'static-input-rich-text'
    | 'static-repeat'
    | 'static-input-repeat'
    | 'static-select'
    | 'static-multi-select'
    | 'static-sub-form'
    | 'static-input-sub-form'
    | 'static-switch'
    | 'static-input-table'
    | 'static-tabs-transfer'
    | 'static-tag'
    | 'static-input-tag'
    | 'static-input-text'
    | 'static-email'
    | 'static-input-email'
    | 'static-url'
    | 'static-input-url'
    | 'static-password'
    | 'static-input-password'
    | 'static-native-date'
    | 'static-native-time'
    | 'static-native-number'
    | 'static-textarea'
    | 'static-transfer'
    | 'static-transfer-picker'
    | 'static-tabs-transfer-picker'
    | 'static-tree'
    | 'static-input-tree'
    | 'static-tree-select'
    | 'static-users-select'
    | 'static-multiline-text'
    | 'static-words'
    | 'static-slider'
    | 'static-action'
    | 'static-button'
    | 'static-submit'
    | 'static-reset'
    | 'static-crud'
    | 'static-amis'
    | 'static-app'
    | 'static-barcode'
    | 'static-breadcrumb'
    | 'static-code'
    | 'static-custom'
    | 'static-markdown'
    | 'static-log'
    | 'static-office-viewer'
    | 'static-pdf-viewer'
    | 'static-property'
    | 'static-shape'
    | 'static-table-view'
    | 'static-web-component'
    | 'static-grid-nav'
    | 'static-flex-item'
    | 'static-chart-radios'
    | 'static-icon-select'
    | 'static-excel'
    | 'static-input-excel'
    | 'static-input-formula'
    | 'static-kv'
    | 'static-input-kv'
    | 'static-kvs'
    | 'static-input-kvs'
    | 'static-verification-code'
    | 'static-input-verification-code'
    | 'static-year-range'
    | 'static-input-year-range'
    | 'static-json-schema'
    | 'static-tags'
    | 'static-card2'
    | 'static-crud2'
    | 'static-pager'
    | 'static-navigation'
    | 'static-cascader-select'
    | 'static-list-item'
    | 'static-card-item-field'
    | 'static-list-item-field'
    | 'static-cell'
    | 'static-cell-field'
    | 'static-field'
    | 'static-column-toggler'
    | 'static-bulk-actions'
    | 'static-bulkActions'
    | 'static-check-all'
    | 'static-columns-toggler'
    | 'static-drag-toggler'
    | 'static-export-csv'
    | 'static-export-excel'
    | 'static-export-excel-template'
    | 'static-filter-toggler'
    | 'static-load-more'
    | 'static-reload'
    | 'static-statistics'
    | 'static-switch-per-page'
    | 'static-refresh'
    | 'static-filter'
    | 'static-js-editor'
    | 'static-shell-editor'
    | 'static-ts-editor'
    | 'static-brand'
    | 'static-captcha-image'
    | 'static-screen-outlet'
    | 'static-send-code';
  name?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  value?: unknown;
  labelClassName?: string;
  labelRemark?: string | BaseRemarkSchema;
  remark?: string | BaseRemarkSchema;
  inline?: boolean;
  inputClassName?: string | ClassName114;
  columnClassName?: unknown;
  required?: '' | boolean;
  validations?: string | {};
  validationErrors?: FormBaseControlWithoutSizeOpenValidation11;
  validateApi?: string | SchemaApiObject;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName114;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  labelWidth?: string | number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  submitOnChange?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde12;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  rowSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent16;
  hiddenOn?: string;
  visibleOn?: string;
  disabledOn?: string;
  definitions?: unknown;
  $ref?: string;
  $schema?: unknown;
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting15;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  labelOverflow?: 'default' | 'ellipsis';
  extraName?: string;
  hint?: string;
  readOnlyOn?: string;
  validateOnChange?: boolean;
  clearValueOnHidden?: boolean;
  autoFill?: {};
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName158;
  hidden?: boolean;
  visible?: boolean;
  id?: string;
  static?: boolean;
  staticOn?: string;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName158;
  staticLabelClassName?: string | SchemaClassName158;
  staticInputClassName?: string | SchemaClassName158;
  staticSchema?: unknown;
  style?: {};
  useMobileUI?: boolean;
  tpl?: string;
  text?: string;
  borderMode?: 'full' | 'half' | 'none';
  requiredOn?: string;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  nativeInputAttributes?: unknown;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
  [k: string]: unknown;
}
