// Made by `npm run types` from amis's schema, src/validation/amis/overlay and renderers/*/schema.json; change that and run it again.

export type PageSchemaNode = PageSchema &
  AnyNode & {
    type: 'page';
  };
export type ListenerAction =
  | ListenerActionToast75
  | ListenerActionAjax73
  | ListenerActionUrl71
  | ListenerActionDialog69
  | ListenerActionAlert67
  | ListenerActionEmail65
  | ListenerActionCopy63
  | ListenerActionGoPage61
  | ListenerActionPrint59
  | ListenerActionLoop57
  | ListenerActionSetLocale55
  | ListenerActionSetAppearance53
  | ListenerActionEditPage51
  | ListenerActionOutlineParts49
  | ListenerActionRememberMethod47
  | ListenerActionFocusField45
  | ListenerActionSaveText43
  | ListenerActionGoto41
  | ListenerActionOtherwise9;
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
  | ActionSchemaNode
  | CRUDSchemaNode
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
  | CRUD2SchemaNode
  | ListItemNodeSchemaNode
  | InnerPartSchemaNode
  | ToolbarPartSchemaNode
  | RendererBrand144Node
  | RendererCaptchaImage143Node
  | RendererInclude142Node
  | RendererJsonDiff141Node
  | RendererMessengerCode140Node
  | RendererPageEditor139Node
  | RendererPasskey138Node
  | RendererPasswordRules137Node
  | RendererRefreshableFrame136Node
  | RendererScanCode135Node
  | RendererScreenOutlet134Node
  | RendererSendCode133Node
  | RendererSignIn132Node
  | RendererSortableTree131Node
  | RendererTextFile130Node
  | RendererUnsavedChanges126Node
  | StaticShownNode;
export type FlexSchemaNode = FlexSchema &
  AnyNode & {
    type: 'flex';
  };
export type TplSchemaNode = TplSchema &
  AnyNode & {
    type: 'tpl' | 'html';
  };
export type RemarkSchemaNode = RemarkSchema &
  AnyNode & {
    type: 'remark';
  };
export type AlertSchemaNode = AlertSchema &
  AnyNode & {
    type: 'alert';
  };
export type AudioSchemaNode = AudioSchema &
  AnyNode & {
    type: 'audio';
  };
export type AvatarSchemaNode = AvatarSchema &
  AnyNode & {
    type: 'avatar';
  };
export type ButtonGroupSchemaNode = ButtonGroupSchema &
  AnyNode & {
    type: 'button-group';
  };
export type DropdownButton0254 = (AmisNode & DropdownButton0Also255) | DropdownButton0Untyped256;
export type RefDialogSchemaBaseOrRefSchemaObject38 = (AmisNode & DialogSchemaBaseAlso39) | DialogSchemaBase;
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
export type RefDrawerSchemaBaseOrRefSchemaObject13 = (AmisNode & DrawerSchemaBaseAlso14) | DrawerSchemaBase;
export type RefFeedbackDialogOrRefSchemaObject18 = (AmisNode & FeedbackDialogAlso19) | FeedbackDialog;
export type ButtonToolbarSchemaNode = ButtonToolbarSchema &
  AnyNode & {
    type: 'button-toolbar';
  };
export type RefTableColumnObjectOrRefTableColumnWith95 =
  (AmisNode & TableColumnObjectTableColumnWithTypeAlso97) | TableColumnObjectTableColumnWithTypeUnty96;
export type SchemaQuickEditObject = (AmisNode & SchemaQuickEditObjectAlso107) | SchemaQuickEditObjectUntyped108;
export type RefSchemaObjectOrRefSearchForm103 = (AmisNode & SearchFormAlso104) | SearchForm;
export type RefFormSchemaBaseOrRefSchemaObject79 = (AmisNode & FormSchemaBaseAlso80) | FormSchemaBase;
export type RefActionSchemaOrRefSchemaObject86 =
  (AmisNode & AjaxActionSchemaCopyActionSchemaDialogAc88) | AjaxActionSchemaCopyActionSchemaDialogAc87;
export type RefFeedbackDialogOrRefRefFeedbackDialogO93 =
  (AmisNode & FeedbackDialogFeedbackDialogAlsoAlso94) | FeedbackDialog;
export type RefDialogSchemaBaseOrRefRefDialogSchemaB91 =
  (AmisNode & DialogSchemaBaseDialogSchemaBaseAlsoAlso92) | DialogSchemaBase;
export type RefDrawerSchemaBaseOrRefRefDrawerSchemaB89 =
  (AmisNode & DrawerSchemaBaseDrawerSchemaBaseAlsoAlso90) | DrawerSchemaBase;
export type CalendarSchemaNode = CalendarSchema &
  AnyNode & {
    type: 'calendar';
  };
export type CardSchemaNode = CardSchema &
  AnyNode & {
    type: 'card';
  };
export type RefSchemaObjectOrRefRefCardBodyFieldOrRe166 =
  (AmisNode & CardBodyFieldAlsoCardBodyFieldUntypedLis168) | CardBodyFieldUntypedListBodyFieldObject167;
export type RefSchemaObjectOrRefRefActionSchemaLoose169 =
  (AmisNode & AjaxActionSchemaOpenCopyActionSchemaOpen171) | AjaxActionSchemaOpenCopyActionSchemaOpen170;
export type CardsSchemaNode = CardsSchema &
  AnyNode & {
    type: 'cards';
  };
export type RefCardSchemaOrRefSchemaObject177 = (AmisNode & CardSchemaAlso178) | CardSchema;
export type CarouselSchemaNode = CarouselSchema &
  AnyNode & {
    type: 'carousel';
  };
export type ChartSchemaNode = ChartSchema &
  AnyNode & {
    type: 'chart';
  };
export type CollapseSchemaNode = CollapseSchema &
  AnyNode & {
    type: 'collapse';
  };
export type CollapseGroupSchemaNode = CollapseGroupSchema &
  AnyNode & {
    type: 'collapse-group';
  };
export type ColorSchemaNode = ColorSchema &
  AnyNode & {
    type: 'color';
  };
export type ContainerSchemaNode = ContainerSchema &
  AnyNode & {
    type: 'container';
  };
export type SwitchContainerSchemaNode = SwitchContainerSchema &
  AnyNode & {
    type: 'switch-container';
  };
export type DateSchemaNode = DateSchema &
  AnyNode & {
    type: 'date' | 'datetime' | 'time' | 'static-date' | 'static-datetime' | 'static-time' | 'month';
  };
export type DialogSchemaNode = DialogSchema &
  AnyNode & {
    type: 'dialog';
  };
export type DividerSchemaNode = DividerSchema &
  AnyNode & {
    type: 'divider';
  };
export type DrawerSchemaNode = DrawerSchema &
  AnyNode & {
    type: 'drawer';
  };
export type DropdownButtonSchemaNode = DropdownButtonSchema &
  AnyNode & {
    type: 'dropdown-button';
  };
export type EachSchemaNode = EachSchema &
  AnyNode & {
    type: 'each';
  };
export type GridSchemaNode = GridSchema &
  AnyNode & {
    type: 'grid';
  };
export type RefGridColumnObjectOrRefGridColumn0473 =
  (AmisNode & GridColumnObjectGridColumn0AlsoGridColum475) | GridColumnObjectGridColumn0Untyped474;
export type Grid2DSchemaNode = Grid2DSchema &
  AnyNode & {
    type: 'grid-2d';
  };
export type Grid = AmisNode & GridAlso471;
export type HBoxSchemaNode = HBoxSchema &
  AnyNode & {
    type: 'hbox';
  };
export type RefHBoxColumnObjectOrRefHBoxColumn0466 =
  (AmisNode & HBoxColumnObjectHBoxColumn0AlsoHBoxColum468) | HBoxColumnObjectHBoxColumn0Untyped467;
export type IconSchemaNode = IconSchema &
  AnyNode & {
    type: 'icon';
  };
export type IFrameSchemaNode = IFrameSchema &
  AnyNode & {
    type: 'iframe';
  };
export type ImageSchemaNode = ImageSchema &
  AnyNode & {
    type: 'image' | 'static-image';
  };
export type ImagesSchemaNode = ImagesSchema &
  AnyNode & {
    type: 'images' | 'static-images';
  };
export type JsonSchemaNode = JsonSchema &
  AnyNode & {
    type: 'json' | 'static-json';
  };
export type LinkSchemaNode = LinkSchema &
  AnyNode & {
    type: 'link';
  };
export type ListSchemaNode = ListSchema &
  AnyNode & {
    type: 'list' | 'static-list';
  };
export type MappingSchemaNode = MappingSchema &
  AnyNode & {
    type: 'map' | 'mapping';
  };
export type NavSchemaNode = NavSchema &
  AnyNode & {
    type: 'nav' | 'navigation';
  };
export type OperationSchemaNode = OperationSchema &
  AnyNode & {
    type: 'operation';
  };
export type PaginationSchemaNode = PaginationSchema &
  AnyNode & {
    type: 'pagination' | 'pager';
  };
export type PaginationWrapperSchemaNode = PaginationWrapperSchema &
  AnyNode & {
    type: 'pagination-wrapper';
  };
export type PanelSchemaNode = PanelSchema &
  AnyNode & {
    type: 'panel';
  };
export type PlainSchemaNode = PlainSchema &
  AnyNode & {
    type: 'plain' | 'text';
  };
export type ProgressSchemaNode = ProgressSchema &
  AnyNode & {
    type: 'progress';
  };
export type QRCodeSchemaNode = QRCodeSchema &
  AnyNode & {
    type: 'qrcode' | 'qr-code';
  };
export type SearchBoxSchemaNode = SearchBoxSchema &
  AnyNode & {
    type: 'search-box';
  };
export type ServiceSchemaNode = ServiceSchema &
  AnyNode & {
    type: 'service';
  };
export type SparkLineSchemaNode = SparkLineSchema &
  AnyNode & {
    type: 'sparkline';
  };
export type StatusSchemaNode = StatusSchema &
  AnyNode & {
    type: 'status';
  };
export type SpinnerSchemaNode = SpinnerSchema &
  AnyNode & {
    type: 'spinner';
  };
export type TableSchemaNode = TableSchema &
  AnyNode & {
    type: 'table' | 'static-table';
  };
export type RefButtonSchemaOrRefSchemaObject236 = (AmisNode & ButtonSchemaAlso237) | ButtonSchema;
export type TableSchema2Node = TableSchema2 &
  AnyNode & {
    type: 'table2';
  };
export type RefBaseTableSchema2OpenColumns0OrRefColu424 =
  (AmisNode & BaseTableSchema2OpenColumns0AlsoBaseTabl426) | BaseTableSchema2OpenColumns0UntypedColum425;
export type RefSchemaObjectOrRefSummaryCell422 = (AmisNode & SummaryCellAlso423) | SummaryCell;
export type TabsSchemaNode = TabsSchema &
  AnyNode & {
    type: 'tabs';
  };
export type TasksSchemaNode = TasksSchema &
  AnyNode & {
    type: 'tasks';
  };
export type VBoxSchemaNode = VBoxSchema &
  AnyNode & {
    type: 'vbox';
  };
export type HboxRow = (AmisNode & HboxRowAlso414) | HboxRowUntyped415;
export type VideoSchemaNode = VideoSchema &
  AnyNode & {
    type: 'video';
  };
export type WizardSchemaNode = WizardSchema &
  AnyNode & {
    type: 'wizard';
  };
export type WrapperSchemaNode = WrapperSchema &
  AnyNode & {
    type: 'wrapper';
  };
export type TooltipWrapperSchemaNode = TooltipWrapperSchema &
  AnyNode & {
    type: 'tooltip-wrapper';
  };
export type FormSchemaNode = FormSchema &
  AnyNode & {
    type: 'form';
  };
export type AnchorNavSchemaNode = AnchorNavSchema &
  AnyNode & {
    type: 'anchor-nav';
  };
export type StepsSchemaNode = StepsSchema &
  AnyNode & {
    type: 'steps';
  };
export type PortletSchemaNode = PortletSchema &
  AnyNode & {
    type: 'portlet';
  };
export type TimelineSchemaNode = TimelineSchema &
  AnyNode & {
    type: 'timeline';
  };
export type FormControlSchemaNode = FormControlSchema &
  AnyNode & {
    type: 'control';
  };
export type ArrayControlSchemaNode = ArrayControlSchema &
  AnyNode & {
    type: 'input-array';
  };
export type ComboSubControl = AmisNode & ComboSubControlAlso386;
export type ButtonGroupControlSchemaNode = ButtonGroupControlSchema &
  AnyNode & {
    type: 'button-group-select';
  };
export type ChainedSelectControlSchemaNode = ChainedSelectControlSchema &
  AnyNode & {
    type: 'chained-select';
  };
export type CheckboxControlSchemaNode = CheckboxControlSchema &
  AnyNode & {
    type: 'checkbox';
  };
export type CheckboxesControlSchemaNode = CheckboxesControlSchema &
  AnyNode & {
    type: 'checkboxes';
  };
export type InputCityControlSchemaNode = InputCityControlSchema &
  AnyNode & {
    type: 'input-city';
  };
export type InputColorControlSchemaNode = InputColorControlSchema &
  AnyNode & {
    type: 'input-color';
  };
export type ComboControlSchemaNode = ComboControlSchema &
  AnyNode & {
    type: 'combo';
  };
export type ConditionBuilderControlSchemaNode = ConditionBuilderControlSchema &
  AnyNode & {
    type: 'condition-builder';
  };
export type RefConditionBuilderField3OrRefCustomFiel373 =
  | CustomField
  | ConditionBuilderField3372
  | FieldSimple0365
  | FieldSimple1366
  | FieldSimple2367
  | FieldSimple3368
  | FieldSimple4369
  | FieldSimple5370
  | FieldSimple6371
  | FieldGroup;
export type DateControlSchemaNode = DateControlSchema &
  AnyNode & {
    type: 'input-date';
  };
export type DateTimeControlSchemaNode = DateTimeControlSchema &
  AnyNode & {
    type: 'input-datetime';
  };
export type TimeControlSchemaNode = TimeControlSchema &
  AnyNode & {
    type: 'input-time';
  };
export type MonthControlSchemaNode = MonthControlSchema &
  AnyNode & {
    type: 'input-month';
  };
export type QuarterControlSchemaNode = QuarterControlSchema &
  AnyNode & {
    type: 'input-quarter';
  };
export type YearControlSchemaNode = YearControlSchema &
  AnyNode & {
    type: 'input-year';
  };
export type DateRangeControlSchemaNode = DateRangeControlSchema &
  AnyNode & {
    type: 'input-date-range' | 'input-datetime-range' | 'input-time-range';
  };
export type DiffControlSchemaNode = DiffControlSchema &
  AnyNode & {
    type: 'diff-editor';
  };
export type EditorControlSchemaNode = EditorControlSchema &
  AnyNode & {
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
  };
export type FieldSetControlSchemaNode = FieldSetControlSchema &
  AnyNode & {
    type: 'fieldset' | 'fieldSet';
  };
export type FileControlSchemaNode = FileControlSchema &
  AnyNode & {
    type: 'input-file';
  };
export type FormulaControlSchemaNode = FormulaControlSchema &
  AnyNode & {
    type: 'formula';
  };
export type GroupControlSchemaNode = GroupControlSchema &
  AnyNode & {
    type: 'group';
  };
export type GroupSubControl = AmisNode & GroupSubControlAlso335;
export type HiddenControlSchemaNode = HiddenControlSchema &
  AnyNode & {
    type: 'hidden';
  };
export type IconPickerControlSchemaNode = IconPickerControlSchema &
  AnyNode & {
    type: 'icon-picker';
  };
export type ImageControlSchemaNode = ImageControlSchema &
  AnyNode & {
    type: 'input-image';
  };
export type InputGroupControlSchemaNode = InputGroupControlSchema &
  AnyNode & {
    type: 'input-group';
  };
export type ListControlSchemaNode = ListControlSchema &
  AnyNode & {
    type: 'list-select';
  };
export type JSONSchemaEditorControlSchemaNode = JSONSchemaEditorControlSchema &
  AnyNode & {
    type: 'json-schema-editor';
  };
export type InputSignatureSchemaNode = InputSignatureSchema &
  AnyNode & {
    type: 'input-signature';
  };
export type LocationControlSchemaNode = LocationControlSchema &
  AnyNode & {
    type: 'location-picker';
  };
export type UUIDControlSchemaNode = UUIDControlSchema &
  AnyNode & {
    type: 'uuid';
  };
export type MatrixControlSchemaNode = MatrixControlSchema &
  AnyNode & {
    type: 'matrix-checkboxes';
  };
export type MonthRangeControlSchemaNode = MonthRangeControlSchema &
  AnyNode & {
    type: 'input-month-range';
  };
export type QuarterRangeControlSchemaNode = QuarterRangeControlSchema &
  AnyNode & {
    type: 'input-quarter-range';
  };
export type NestedSelectControlSchemaNode = NestedSelectControlSchema &
  AnyNode & {
    type: 'nested-select' | 'cascader-select';
  };
export type NumberControlSchemaNode = NumberControlSchema &
  AnyNode & {
    type: 'input-number';
  };
export type PickerControlSchemaNode = PickerControlSchema &
  AnyNode & {
    type: 'picker';
  };
export type RefCRUDCardsSchemaOrRefCRUDListSchemaOrR303 =
  (AmisNode & CRUDCardsSchemaCRUDListSchemaCRUDTableSc305) | CRUDCardsSchemaCRUDListSchemaCRUDTableSc304;
export type CRUDCommonSchemaWithoutTypeOpenHeaderToo249 = AmisNode & CRUDCommonSchemaWithoutTypeOpenHeaderToo250;
export type CRUDCommonSchemaWithoutTypeOpenFooterToo247 = AmisNode & CRUDCommonSchemaWithoutTypeOpenFooterToo248;
export type RadiosControlSchemaNode = RadiosControlSchema &
  AnyNode & {
    type: 'radios';
  };
export type RadioControlSchemaNode = RadioControlSchema &
  AnyNode & {
    type: 'radio';
  };
export type RangeControlSchemaNode = RangeControlSchema &
  AnyNode & {
    type: 'input-range';
  };
export type RatingControlSchemaNode = RatingControlSchema &
  AnyNode & {
    type: 'input-rating';
  };
export type RichTextControlSchemaNode = RichTextControlSchema &
  AnyNode & {
    type: 'input-rich-text';
  };
export type RepeatControlSchemaNode = RepeatControlSchema &
  AnyNode & {
    type: 'input-repeat';
  };
export type SelectControlSchemaNode = SelectControlSchema &
  AnyNode & {
    type: 'select' | 'multi-select';
  };
export type SubFormControlSchemaNode = SubFormControlSchema &
  AnyNode & {
    type: 'input-sub-form';
  };
export type SwitchControlSchemaNode = SwitchControlSchema &
  AnyNode & {
    type: 'switch';
  };
export type RefIconSchemaOrRefSchemaObject287 = (AmisNode & IconSchemaAlso288) | IconSchema;
export type StaticExactControlSchemaNode = StaticExactControlSchema &
  AnyNode & {
    type: 'static';
  };
export type TableControlSchemaNode = TableControlSchema &
  AnyNode & {
    type: 'input-table';
  };
export type TabsTransferControlSchemaNode = TabsTransferControlSchema &
  AnyNode & {
    type: 'tabs-transfer';
  };
export type TagControlSchemaNode = TagControlSchema &
  AnyNode & {
    type: 'input-tag';
  };
export type TextControlSchemaNode = TextControlSchema &
  AnyNode & {
    type:
      'input-text' | 'input-email' | 'input-url' | 'input-password' | 'native-date' | 'native-time' | 'native-number';
  };
export type InputTextAddOn = (AmisNode & InputTextAddOnAlso278) | InputTextAddOnUntyped279;
export type TextareaControlSchemaNode = TextareaControlSchema &
  AnyNode & {
    type: 'textarea';
  };
export type TransferControlSchemaNode = TransferControlSchema &
  AnyNode & {
    type: 'transfer';
  };
export type TransferPickerControlSchemaNode = TransferPickerControlSchema &
  AnyNode & {
    type: 'transfer-picker';
  };
export type TabsTransferPickerControlSchemaNode = TabsTransferPickerControlSchema &
  AnyNode & {
    type: 'tabs-transfer-picker';
  };
export type TreeControlSchemaNode = TreeControlSchema &
  AnyNode & {
    type: 'input-tree';
  };
export type TreeSelectControlSchemaNode = TreeSelectControlSchema &
  AnyNode & {
    type: 'tree-select';
  };
export type UserSelectControlSchemaNode = UserSelectControlSchema &
  AnyNode & {
    type: 'users-select';
  };
export type DateRangeSchemaNode = DateRangeSchema &
  AnyNode & {
    type: 'date-range';
  };
export type MultilineTextSchemaNode = MultilineTextSchema &
  AnyNode & {
    type: 'multiline-text';
  };
export type PasswordSchemaNode = PasswordSchema &
  AnyNode & {
    type: 'password';
  };
export type WordsSchemaNode = WordsSchema &
  AnyNode & {
    type: 'words';
  };
export type SliderSchemaNode = SliderSchema &
  AnyNode & {
    type: 'slider';
  };
export type ActionSchemaNode = ActionSchema &
  AnyNode & {
    type: 'action' | 'button' | 'submit' | 'reset';
  };
export type CRUDSchemaNode = CRUDSchema &
  AnyNode & {
    type: 'crud';
  };
export type CRUDSchema = CRUDCardsSchema | CRUDListSchema | CRUDTableSchema;
export type AmisNodeSchemaNode = AmisNodeSchema &
  AnyNode & {
    type: 'amis';
  };
export type AppSchemaNode = AppSchema &
  AnyNode & {
    type: 'app';
  };
export type BarCodeSchemaNode = BarCodeSchema &
  AnyNode & {
    type: 'barcode';
  };
export type BreadcrumbSchemaNode = BreadcrumbSchema &
  AnyNode & {
    type: 'breadcrumb';
  };
export type CodeSchemaNode = CodeSchema &
  AnyNode & {
    type: 'code';
  };
export type CustomSchemaNode = CustomSchema &
  AnyNode & {
    type: 'custom';
  };
export type MarkdownSchemaNode = MarkdownSchema &
  AnyNode & {
    type: 'markdown';
  };
export type LogSchemaNode = LogSchema &
  AnyNode & {
    type: 'log';
  };
export type NumberSchemaNode = NumberSchema &
  AnyNode & {
    type: 'number';
  };
export type OfficeViewerSchemaNode = OfficeViewerSchema &
  AnyNode & {
    type: 'office-viewer';
  };
export type PdfViewerSchemaNode = PdfViewerSchema &
  AnyNode & {
    type: 'pdf-viewer';
  };
export type PropertySchemaNode = PropertySchema &
  AnyNode & {
    type: 'property';
  };
export type ShapeSchemaNode = ShapeSchema &
  AnyNode & {
    type: 'shape';
  };
export type TableViewSchemaNode = TableViewSchema &
  AnyNode & {
    type: 'table-view';
  };
export type WebComponentSchemaNode = WebComponentSchema &
  AnyNode & {
    type: 'web-component';
  };
export type GridNavSchemaNode = GridNavSchema &
  AnyNode & {
    type: 'grid-nav';
  };
export type FlexItemSchemaNode = FlexItemSchema &
  AnyNode & {
    type: 'flex-item';
  };
export type ChartRadiosControlSchemaNode = ChartRadiosControlSchema &
  AnyNode & {
    type: 'chart-radios';
  };
export type IconSelectControlSchemaNode = IconSelectControlSchema &
  AnyNode & {
    type: 'icon-select';
  };
export type InputExcelControlSchemaNode = InputExcelControlSchema &
  AnyNode & {
    type: 'input-excel';
  };
export type InputFormulaControlSchemaNode = InputFormulaControlSchema &
  AnyNode & {
    type: 'input-formula';
  };
export type InputKVControlSchemaNode = InputKVControlSchema &
  AnyNode & {
    type: 'input-kv' | 'input-kvs';
  };
export type RefFormBaseControlOrRefInputKVControlSch196 =
  (AmisNode & FormBaseControlInputKVControlSchema0KeyI198) | FormBaseControlInputKVControlSchema0KeyI197;
export type VerificationCodeSchemaNode = VerificationCodeSchema &
  AnyNode & {
    type: 'input-verification-code';
  };
export type YearRangeControlSchemaNode = YearRangeControlSchema &
  AnyNode & {
    type: 'input-year-range';
  };
export type JSONSchemaControlSchemaNode = JSONSchemaControlSchema &
  AnyNode & {
    type: 'json-schema';
  };
export type TagSchemaNode = TagSchema &
  AnyNode & {
    type: 'tag';
  };
export type TagsSchemaNode = TagsSchema &
  AnyNode & {
    type: 'tags';
  };
export type Card2SchemaNode = Card2Schema &
  AnyNode & {
    type: 'card2';
  };
export type CRUD2SchemaNode = CRUD2Schema &
  AnyNode & {
    type: 'crud2';
  };
export type CRUD2Schema = CRUD2CardsSchema | CRUD2ListSchema | CRUD2TableSchema;
export type RefCRUD2TableSchemaColumns0OrRefColumnSc157 =
  (AmisNode & CRUD2TableSchemaColumns0AlsoCRUD2TableSc159) | CRUD2TableSchemaColumns0UntypedColumnSch158;
export type ListItemNodeSchemaNode = ListItemNodeSchema &
  AnyNode & {
    type: 'list-item';
  };
export type InnerPartSchemaNode = InnerPartSchema &
  AnyNode & {
    type: 'card-item-field' | 'list-item-field' | 'cell' | 'cell-field' | 'field' | 'column-toggler';
  };
export type ToolbarPartSchemaNode = ToolbarPartSchema &
  AnyNode & {
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
  };
export type RendererBrand144Node = RendererBrand144 &
  AnyNode & {
    type: 'brand';
  };
export type RendererCaptchaImage143Node = RendererCaptchaImage143 &
  AnyNode & {
    type: 'captcha-image';
  };
export type RendererInclude142Node = RendererInclude142 &
  AnyNode & {
    type: 'include';
  };
export type RendererJsonDiff141Node = RendererJsonDiff141 &
  AnyNode & {
    type: 'json-diff';
  };
export type RendererMessengerCode140Node = RendererMessengerCode140 &
  AnyNode & {
    type: 'messenger-code';
  };
export type RendererPageEditor139Node = RendererPageEditor139 &
  AnyNode & {
    type: 'page-editor';
  };
export type RendererPasskey138Node = RendererPasskey138 &
  AnyNode & {
    type: 'passkey';
  };
export type RendererPasswordRules137Node = RendererPasswordRules137 &
  AnyNode & {
    type: 'password-rules';
  };
export type RendererRefreshableFrame136Node = RendererRefreshableFrame136 &
  AnyNode & {
    type: 'refreshable-frame';
  };
export type RendererScanCode135Node = RendererScanCode135 &
  AnyNode & {
    type: 'scan-code';
  };
export type RendererScreenOutlet134Node = RendererScreenOutlet134 &
  AnyNode & {
    type: 'screen-outlet';
  };
export type RendererSendCode133Node = RendererSendCode133 &
  AnyNode & {
    type: 'send-code';
  };
export type RendererSignIn132Node = RendererSignIn132 &
  AnyNode & {
    type: 'sign-in';
  };
export type RendererSortableTree131Node = RendererSortableTree131 &
  AnyNode & {
    type: 'sortable-tree';
  };
export type RendererTextFile130Node = RendererTextFile130 &
  AnyNode & {
    type: 'text-file';
  };
export type RendererUnsavedChanges126Node = RendererUnsavedChanges126 &
  AnyNode & {
    type: 'unsaved-changes';
  };
export type StaticShownNode = StaticShown &
  AnyNode & {
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
      | 'static-json-diff'
      | 'static-messenger-code'
      | 'static-page-editor'
      | 'static-passkey'
      | 'static-password-rules'
      | 'static-refreshable-frame'
      | 'static-scan-code'
      | 'static-screen-outlet'
      | 'static-send-code'
      | 'static-sign-in'
      | 'static-sortable-tree'
      | 'static-text-file'
      | 'static-unsaved-changes'
      | 'static-bulkactions';
  };

export interface AmisNodes {
  page: PageSchemaNode;
  flex: FlexSchemaNode;
  tpl: TplSchemaNode;
  html: TplSchemaNode;
  remark: RemarkSchemaNode;
  alert: AlertSchemaNode;
  audio: AudioSchemaNode;
  avatar: AvatarSchemaNode;
  'button-group': ButtonGroupSchemaNode;
  'button-toolbar': ButtonToolbarSchemaNode;
  calendar: CalendarSchemaNode;
  card: CardSchemaNode;
  cards: CardsSchemaNode;
  carousel: CarouselSchemaNode;
  chart: ChartSchemaNode;
  collapse: CollapseSchemaNode;
  'collapse-group': CollapseGroupSchemaNode;
  color: ColorSchemaNode;
  container: ContainerSchemaNode;
  'switch-container': SwitchContainerSchemaNode;
  date: DateSchemaNode;
  datetime: DateSchemaNode;
  time: DateSchemaNode;
  'static-date': DateSchemaNode;
  'static-datetime': DateSchemaNode;
  'static-time': DateSchemaNode;
  month: DateSchemaNode;
  dialog: DialogSchemaNode;
  divider: DividerSchemaNode;
  drawer: DrawerSchemaNode;
  'dropdown-button': DropdownButtonSchemaNode;
  each: EachSchemaNode;
  grid: GridSchemaNode;
  'grid-2d': Grid2DSchemaNode;
  hbox: HBoxSchemaNode;
  icon: IconSchemaNode;
  iframe: IFrameSchemaNode;
  image: ImageSchemaNode;
  'static-image': ImageSchemaNode;
  images: ImagesSchemaNode;
  'static-images': ImagesSchemaNode;
  json: JsonSchemaNode;
  'static-json': JsonSchemaNode;
  link: LinkSchemaNode;
  list: ListSchemaNode;
  'static-list': ListSchemaNode;
  map: MappingSchemaNode;
  mapping: MappingSchemaNode;
  nav: NavSchemaNode;
  navigation: NavSchemaNode;
  operation: OperationSchemaNode;
  pagination: PaginationSchemaNode;
  pager: PaginationSchemaNode;
  'pagination-wrapper': PaginationWrapperSchemaNode;
  panel: PanelSchemaNode;
  plain: PlainSchemaNode;
  text: PlainSchemaNode;
  progress: ProgressSchemaNode;
  qrcode: QRCodeSchemaNode;
  'qr-code': QRCodeSchemaNode;
  'search-box': SearchBoxSchemaNode;
  service: ServiceSchemaNode;
  sparkline: SparkLineSchemaNode;
  status: StatusSchemaNode;
  spinner: SpinnerSchemaNode;
  table: TableSchemaNode;
  'static-table': TableSchemaNode;
  table2: TableSchema2Node;
  tabs: TabsSchemaNode;
  tasks: TasksSchemaNode;
  vbox: VBoxSchemaNode;
  video: VideoSchemaNode;
  wizard: WizardSchemaNode;
  wrapper: WrapperSchemaNode;
  'tooltip-wrapper': TooltipWrapperSchemaNode;
  form: FormSchemaNode;
  'anchor-nav': AnchorNavSchemaNode;
  steps: StepsSchemaNode;
  portlet: PortletSchemaNode;
  timeline: TimelineSchemaNode;
  control: FormControlSchemaNode;
  'input-array': ArrayControlSchemaNode;
  'button-group-select': ButtonGroupControlSchemaNode;
  'chained-select': ChainedSelectControlSchemaNode;
  checkbox: CheckboxControlSchemaNode;
  checkboxes: CheckboxesControlSchemaNode;
  'input-city': InputCityControlSchemaNode;
  'input-color': InputColorControlSchemaNode;
  combo: ComboControlSchemaNode;
  'condition-builder': ConditionBuilderControlSchemaNode;
  'input-date': DateControlSchemaNode;
  'input-datetime': DateTimeControlSchemaNode;
  'input-time': TimeControlSchemaNode;
  'input-month': MonthControlSchemaNode;
  'input-quarter': QuarterControlSchemaNode;
  'input-year': YearControlSchemaNode;
  'input-date-range': DateRangeControlSchemaNode;
  'input-datetime-range': DateRangeControlSchemaNode;
  'input-time-range': DateRangeControlSchemaNode;
  'diff-editor': DiffControlSchemaNode;
  editor: EditorControlSchemaNode;
  'bat-editor': EditorControlSchemaNode;
  'c-editor': EditorControlSchemaNode;
  'coffeescript-editor': EditorControlSchemaNode;
  'cpp-editor': EditorControlSchemaNode;
  'csharp-editor': EditorControlSchemaNode;
  'css-editor': EditorControlSchemaNode;
  'dockerfile-editor': EditorControlSchemaNode;
  'fsharp-editor': EditorControlSchemaNode;
  'go-editor': EditorControlSchemaNode;
  'handlebars-editor': EditorControlSchemaNode;
  'html-editor': EditorControlSchemaNode;
  'ini-editor': EditorControlSchemaNode;
  'java-editor': EditorControlSchemaNode;
  'javascript-editor': EditorControlSchemaNode;
  'json-editor': EditorControlSchemaNode;
  'less-editor': EditorControlSchemaNode;
  'lua-editor': EditorControlSchemaNode;
  'markdown-editor': EditorControlSchemaNode;
  'msdax-editor': EditorControlSchemaNode;
  'objective-c-editor': EditorControlSchemaNode;
  'php-editor': EditorControlSchemaNode;
  'plaintext-editor': EditorControlSchemaNode;
  'postiats-editor': EditorControlSchemaNode;
  'powershell-editor': EditorControlSchemaNode;
  'pug-editor': EditorControlSchemaNode;
  'python-editor': EditorControlSchemaNode;
  'r-editor': EditorControlSchemaNode;
  'razor-editor': EditorControlSchemaNode;
  'ruby-editor': EditorControlSchemaNode;
  'sb-editor': EditorControlSchemaNode;
  'scss-editor': EditorControlSchemaNode;
  'sol-editor': EditorControlSchemaNode;
  'sql-editor': EditorControlSchemaNode;
  'swift-editor': EditorControlSchemaNode;
  'typescript-editor': EditorControlSchemaNode;
  'vb-editor': EditorControlSchemaNode;
  'xml-editor': EditorControlSchemaNode;
  'yaml-editor': EditorControlSchemaNode;
  'js-editor': EditorControlSchemaNode;
  'shell-editor': EditorControlSchemaNode;
  'ts-editor': EditorControlSchemaNode;
  fieldset: FieldSetControlSchemaNode;
  fieldSet: FieldSetControlSchemaNode;
  'input-file': FileControlSchemaNode;
  formula: FormulaControlSchemaNode;
  group: GroupControlSchemaNode;
  hidden: HiddenControlSchemaNode;
  'icon-picker': IconPickerControlSchemaNode;
  'input-image': ImageControlSchemaNode;
  'input-group': InputGroupControlSchemaNode;
  'list-select': ListControlSchemaNode;
  'json-schema-editor': JSONSchemaEditorControlSchemaNode;
  'input-signature': InputSignatureSchemaNode;
  'location-picker': LocationControlSchemaNode;
  uuid: UUIDControlSchemaNode;
  'matrix-checkboxes': MatrixControlSchemaNode;
  'input-month-range': MonthRangeControlSchemaNode;
  'input-quarter-range': QuarterRangeControlSchemaNode;
  'nested-select': NestedSelectControlSchemaNode;
  'cascader-select': NestedSelectControlSchemaNode;
  'input-number': NumberControlSchemaNode;
  picker: PickerControlSchemaNode;
  radios: RadiosControlSchemaNode;
  radio: RadioControlSchemaNode;
  'input-range': RangeControlSchemaNode;
  'input-rating': RatingControlSchemaNode;
  'input-rich-text': RichTextControlSchemaNode;
  'input-repeat': RepeatControlSchemaNode;
  select: SelectControlSchemaNode;
  'multi-select': SelectControlSchemaNode;
  'input-sub-form': SubFormControlSchemaNode;
  switch: SwitchControlSchemaNode;
  static: StaticExactControlSchemaNode;
  'input-table': TableControlSchemaNode;
  'tabs-transfer': TabsTransferControlSchemaNode;
  'input-tag': TagControlSchemaNode;
  'input-text': TextControlSchemaNode;
  'input-email': TextControlSchemaNode;
  'input-url': TextControlSchemaNode;
  'input-password': TextControlSchemaNode;
  'native-date': TextControlSchemaNode;
  'native-time': TextControlSchemaNode;
  'native-number': TextControlSchemaNode;
  textarea: TextareaControlSchemaNode;
  transfer: TransferControlSchemaNode;
  'transfer-picker': TransferPickerControlSchemaNode;
  'tabs-transfer-picker': TabsTransferPickerControlSchemaNode;
  'input-tree': TreeControlSchemaNode;
  'tree-select': TreeSelectControlSchemaNode;
  'users-select': UserSelectControlSchemaNode;
  'date-range': DateRangeSchemaNode;
  'multiline-text': MultilineTextSchemaNode;
  password: PasswordSchemaNode;
  words: WordsSchemaNode;
  slider: SliderSchemaNode;
  action: ActionSchemaNode;
  button: ActionSchemaNode;
  submit: ActionSchemaNode;
  reset: ActionSchemaNode;
  crud: CRUDSchemaNode;
  amis: AmisNodeSchemaNode;
  app: AppSchemaNode;
  barcode: BarCodeSchemaNode;
  breadcrumb: BreadcrumbSchemaNode;
  code: CodeSchemaNode;
  custom: CustomSchemaNode;
  markdown: MarkdownSchemaNode;
  log: LogSchemaNode;
  number: NumberSchemaNode;
  'office-viewer': OfficeViewerSchemaNode;
  'pdf-viewer': PdfViewerSchemaNode;
  property: PropertySchemaNode;
  shape: ShapeSchemaNode;
  'table-view': TableViewSchemaNode;
  'web-component': WebComponentSchemaNode;
  'grid-nav': GridNavSchemaNode;
  'flex-item': FlexItemSchemaNode;
  'chart-radios': ChartRadiosControlSchemaNode;
  'icon-select': IconSelectControlSchemaNode;
  'input-excel': InputExcelControlSchemaNode;
  'input-formula': InputFormulaControlSchemaNode;
  'input-kv': InputKVControlSchemaNode;
  'input-kvs': InputKVControlSchemaNode;
  'input-verification-code': VerificationCodeSchemaNode;
  'input-year-range': YearRangeControlSchemaNode;
  'json-schema': JSONSchemaControlSchemaNode;
  tag: TagSchemaNode;
  tags: TagsSchemaNode;
  card2: Card2SchemaNode;
  crud2: CRUD2SchemaNode;
  'list-item': ListItemNodeSchemaNode;
  'card-item-field': InnerPartSchemaNode;
  'list-item-field': InnerPartSchemaNode;
  cell: InnerPartSchemaNode;
  'cell-field': InnerPartSchemaNode;
  field: InnerPartSchemaNode;
  'column-toggler': InnerPartSchemaNode;
  'bulk-actions': ToolbarPartSchemaNode;
  bulkActions: ToolbarPartSchemaNode;
  'check-all': ToolbarPartSchemaNode;
  'columns-toggler': ToolbarPartSchemaNode;
  'drag-toggler': ToolbarPartSchemaNode;
  'export-csv': ToolbarPartSchemaNode;
  'export-excel': ToolbarPartSchemaNode;
  'export-excel-template': ToolbarPartSchemaNode;
  'filter-toggler': ToolbarPartSchemaNode;
  'load-more': ToolbarPartSchemaNode;
  reload: ToolbarPartSchemaNode;
  statistics: ToolbarPartSchemaNode;
  'switch-per-page': ToolbarPartSchemaNode;
  refresh: ToolbarPartSchemaNode;
  filter: ToolbarPartSchemaNode;
  bulkactions: ToolbarPartSchemaNode;
  brand: RendererBrand144Node;
  'captcha-image': RendererCaptchaImage143Node;
  include: RendererInclude142Node;
  'json-diff': RendererJsonDiff141Node;
  'messenger-code': RendererMessengerCode140Node;
  'page-editor': RendererPageEditor139Node;
  passkey: RendererPasskey138Node;
  'password-rules': RendererPasswordRules137Node;
  'refreshable-frame': RendererRefreshableFrame136Node;
  'scan-code': RendererScanCode135Node;
  'screen-outlet': RendererScreenOutlet134Node;
  'send-code': RendererSendCode133Node;
  'sign-in': RendererSignIn132Node;
  'sortable-tree': RendererSortableTree131Node;
  'text-file': RendererTextFile130Node;
  'unsaved-changes': RendererUnsavedChanges126Node;
  'static-page': StaticShownNode;
  'static-flex': StaticShownNode;
  'static-tpl': StaticShownNode;
  'static-html': StaticShownNode;
  'static-remark': StaticShownNode;
  'static-alert': StaticShownNode;
  'static-audio': StaticShownNode;
  'static-avatar': StaticShownNode;
  'static-button-group': StaticShownNode;
  'static-button-toolbar': StaticShownNode;
  'static-calendar': StaticShownNode;
  'static-card': StaticShownNode;
  'static-cards': StaticShownNode;
  'static-carousel': StaticShownNode;
  'static-chart': StaticShownNode;
  'static-collapse': StaticShownNode;
  'static-collapse-group': StaticShownNode;
  'static-color': StaticShownNode;
  'static-container': StaticShownNode;
  'static-switch-container': StaticShownNode;
  'static-dialog': StaticShownNode;
  'static-divider': StaticShownNode;
  'static-drawer': StaticShownNode;
  'static-dropdown-button': StaticShownNode;
  'static-each': StaticShownNode;
  'static-grid': StaticShownNode;
  'static-grid-2d': StaticShownNode;
  'static-hbox': StaticShownNode;
  'static-icon': StaticShownNode;
  'static-iframe': StaticShownNode;
  'static-link': StaticShownNode;
  'static-map': StaticShownNode;
  'static-mapping': StaticShownNode;
  'static-nav': StaticShownNode;
  'static-operation': StaticShownNode;
  'static-pagination': StaticShownNode;
  'static-pagination-wrapper': StaticShownNode;
  'static-panel': StaticShownNode;
  'static-plain': StaticShownNode;
  'static-text': StaticShownNode;
  'static-progress': StaticShownNode;
  'static-qrcode': StaticShownNode;
  'static-qr-code': StaticShownNode;
  'static-search-box': StaticShownNode;
  'static-service': StaticShownNode;
  'static-sparkline': StaticShownNode;
  'static-status': StaticShownNode;
  'static-spinner': StaticShownNode;
  'static-table2': StaticShownNode;
  'static-tabs': StaticShownNode;
  'static-tasks': StaticShownNode;
  'static-vbox': StaticShownNode;
  'static-video': StaticShownNode;
  'static-wizard': StaticShownNode;
  'static-wrapper': StaticShownNode;
  'static-tooltip-wrapper': StaticShownNode;
  'static-form': StaticShownNode;
  'static-anchor-nav': StaticShownNode;
  'static-steps': StaticShownNode;
  'static-portlet': StaticShownNode;
  'static-timeline': StaticShownNode;
  'static-control': StaticShownNode;
  'static-array': StaticShownNode;
  'static-input-array': StaticShownNode;
  'static-button-group-select': StaticShownNode;
  'static-chained-select': StaticShownNode;
  'static-checkbox': StaticShownNode;
  'static-checkboxes': StaticShownNode;
  'static-city': StaticShownNode;
  'static-input-city': StaticShownNode;
  'static-input-color': StaticShownNode;
  'static-combo': StaticShownNode;
  'static-condition-builder': StaticShownNode;
  'static-input-date': StaticShownNode;
  'static-input-datetime': StaticShownNode;
  'static-input-time': StaticShownNode;
  'static-month': StaticShownNode;
  'static-input-month': StaticShownNode;
  'static-quarter': StaticShownNode;
  'static-input-quarter': StaticShownNode;
  'static-year': StaticShownNode;
  'static-input-year': StaticShownNode;
  'static-date-range': StaticShownNode;
  'static-input-date-range': StaticShownNode;
  'static-datetime-range': StaticShownNode;
  'static-input-datetime-range': StaticShownNode;
  'static-time-range': StaticShownNode;
  'static-input-time-range': StaticShownNode;
  'static-diff-editor': StaticShownNode;
  'static-editor': StaticShownNode;
  'static-bat-editor': StaticShownNode;
  'static-c-editor': StaticShownNode;
  'static-coffeescript-editor': StaticShownNode;
  'static-cpp-editor': StaticShownNode;
  'static-csharp-editor': StaticShownNode;
  'static-css-editor': StaticShownNode;
  'static-dockerfile-editor': StaticShownNode;
  'static-fsharp-editor': StaticShownNode;
  'static-go-editor': StaticShownNode;
  'static-handlebars-editor': StaticShownNode;
  'static-html-editor': StaticShownNode;
  'static-ini-editor': StaticShownNode;
  'static-java-editor': StaticShownNode;
  'static-javascript-editor': StaticShownNode;
  'static-json-editor': StaticShownNode;
  'static-less-editor': StaticShownNode;
  'static-lua-editor': StaticShownNode;
  'static-markdown-editor': StaticShownNode;
  'static-msdax-editor': StaticShownNode;
  'static-objective-c-editor': StaticShownNode;
  'static-php-editor': StaticShownNode;
  'static-plaintext-editor': StaticShownNode;
  'static-postiats-editor': StaticShownNode;
  'static-powershell-editor': StaticShownNode;
  'static-pug-editor': StaticShownNode;
  'static-python-editor': StaticShownNode;
  'static-r-editor': StaticShownNode;
  'static-razor-editor': StaticShownNode;
  'static-ruby-editor': StaticShownNode;
  'static-sb-editor': StaticShownNode;
  'static-scss-editor': StaticShownNode;
  'static-sol-editor': StaticShownNode;
  'static-sql-editor': StaticShownNode;
  'static-swift-editor': StaticShownNode;
  'static-typescript-editor': StaticShownNode;
  'static-vb-editor': StaticShownNode;
  'static-xml-editor': StaticShownNode;
  'static-yaml-editor': StaticShownNode;
  'static-fieldset': StaticShownNode;
  'static-fieldSet': StaticShownNode;
  'static-file': StaticShownNode;
  'static-input-file': StaticShownNode;
  'static-formula': StaticShownNode;
  'static-group': StaticShownNode;
  'static-hidden': StaticShownNode;
  'static-icon-picker': StaticShownNode;
  'static-input-image': StaticShownNode;
  'static-input-group': StaticShownNode;
  'static-list-select': StaticShownNode;
  'static-json-schema-editor': StaticShownNode;
  'static-signature': StaticShownNode;
  'static-input-signature': StaticShownNode;
  'static-location-picker': StaticShownNode;
  'static-uuid': StaticShownNode;
  'static-matrix-checkboxes': StaticShownNode;
  'static-month-range': StaticShownNode;
  'static-input-month-range': StaticShownNode;
  'static-quarter-range': StaticShownNode;
  'static-input-quarter-range': StaticShownNode;
  'static-nested-select': StaticShownNode;
  'static-number': StaticShownNode;
  'static-input-number': StaticShownNode;
  'static-picker': StaticShownNode;
  'static-radios': StaticShownNode;
  'static-radio': StaticShownNode;
  'static-range': StaticShownNode;
  'static-input-range': StaticShownNode;
  'static-rating': StaticShownNode;
  'static-input-rating': StaticShownNode;
  'static-rich-text': StaticShownNode;
  'static-input-rich-text': StaticShownNode;
  'static-repeat': StaticShownNode;
  'static-input-repeat': StaticShownNode;
  'static-select': StaticShownNode;
  'static-multi-select': StaticShownNode;
  'static-sub-form': StaticShownNode;
  'static-input-sub-form': StaticShownNode;
  'static-switch': StaticShownNode;
  'static-input-table': StaticShownNode;
  'static-tabs-transfer': StaticShownNode;
  'static-tag': StaticShownNode;
  'static-input-tag': StaticShownNode;
  'static-input-text': StaticShownNode;
  'static-email': StaticShownNode;
  'static-input-email': StaticShownNode;
  'static-url': StaticShownNode;
  'static-input-url': StaticShownNode;
  'static-password': StaticShownNode;
  'static-input-password': StaticShownNode;
  'static-native-date': StaticShownNode;
  'static-native-time': StaticShownNode;
  'static-native-number': StaticShownNode;
  'static-textarea': StaticShownNode;
  'static-transfer': StaticShownNode;
  'static-transfer-picker': StaticShownNode;
  'static-tabs-transfer-picker': StaticShownNode;
  'static-tree': StaticShownNode;
  'static-input-tree': StaticShownNode;
  'static-tree-select': StaticShownNode;
  'static-users-select': StaticShownNode;
  'static-multiline-text': StaticShownNode;
  'static-words': StaticShownNode;
  'static-slider': StaticShownNode;
  'static-action': StaticShownNode;
  'static-button': StaticShownNode;
  'static-submit': StaticShownNode;
  'static-reset': StaticShownNode;
  'static-crud': StaticShownNode;
  'static-amis': StaticShownNode;
  'static-app': StaticShownNode;
  'static-barcode': StaticShownNode;
  'static-breadcrumb': StaticShownNode;
  'static-code': StaticShownNode;
  'static-custom': StaticShownNode;
  'static-markdown': StaticShownNode;
  'static-log': StaticShownNode;
  'static-office-viewer': StaticShownNode;
  'static-pdf-viewer': StaticShownNode;
  'static-property': StaticShownNode;
  'static-shape': StaticShownNode;
  'static-table-view': StaticShownNode;
  'static-web-component': StaticShownNode;
  'static-grid-nav': StaticShownNode;
  'static-flex-item': StaticShownNode;
  'static-chart-radios': StaticShownNode;
  'static-icon-select': StaticShownNode;
  'static-excel': StaticShownNode;
  'static-input-excel': StaticShownNode;
  'static-input-formula': StaticShownNode;
  'static-kv': StaticShownNode;
  'static-input-kv': StaticShownNode;
  'static-kvs': StaticShownNode;
  'static-input-kvs': StaticShownNode;
  'static-verification-code': StaticShownNode;
  'static-input-verification-code': StaticShownNode;
  'static-year-range': StaticShownNode;
  'static-input-year-range': StaticShownNode;
  'static-json-schema': StaticShownNode;
  'static-tags': StaticShownNode;
  'static-card2': StaticShownNode;
  'static-crud2': StaticShownNode;
  'static-pager': StaticShownNode;
  'static-navigation': StaticShownNode;
  'static-cascader-select': StaticShownNode;
  'static-list-item': StaticShownNode;
  'static-card-item-field': StaticShownNode;
  'static-list-item-field': StaticShownNode;
  'static-cell': StaticShownNode;
  'static-cell-field': StaticShownNode;
  'static-field': StaticShownNode;
  'static-column-toggler': StaticShownNode;
  'static-bulk-actions': StaticShownNode;
  'static-bulkActions': StaticShownNode;
  'static-check-all': StaticShownNode;
  'static-columns-toggler': StaticShownNode;
  'static-drag-toggler': StaticShownNode;
  'static-export-csv': StaticShownNode;
  'static-export-excel': StaticShownNode;
  'static-export-excel-template': StaticShownNode;
  'static-filter-toggler': StaticShownNode;
  'static-load-more': StaticShownNode;
  'static-reload': StaticShownNode;
  'static-statistics': StaticShownNode;
  'static-switch-per-page': StaticShownNode;
  'static-refresh': StaticShownNode;
  'static-filter': StaticShownNode;
  'static-js-editor': StaticShownNode;
  'static-shell-editor': StaticShownNode;
  'static-ts-editor': StaticShownNode;
  'static-brand': StaticShownNode;
  'static-captcha-image': StaticShownNode;
  'static-json-diff': StaticShownNode;
  'static-messenger-code': StaticShownNode;
  'static-page-editor': StaticShownNode;
  'static-passkey': StaticShownNode;
  'static-password-rules': StaticShownNode;
  'static-refreshable-frame': StaticShownNode;
  'static-scan-code': StaticShownNode;
  'static-screen-outlet': StaticShownNode;
  'static-send-code': StaticShownNode;
  'static-sign-in': StaticShownNode;
  'static-sortable-tree': StaticShownNode;
  'static-text-file': StaticShownNode;
  'static-unsaved-changes': StaticShownNode;
  'static-bulkactions': StaticShownNode;
}
export interface PageSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'page';
  testid?: string;
  title?: string;
  subTitle?: string;
  remark?: string | BaseRemarkSchema;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  aside?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  asideResizor?: boolean;
  asideSticky?: boolean;
  asidePosition?: 'left' | 'right';
  asideMinWidth?: number;
  asideMaxWidth?: number;
  asideClassName?: string | SchemaClassName1124;
  css?: PageSchema0Css510;
  mobileCSS?: PageSchema0MobileCSS509;
  data?: {};
  headerClassName?: string | SchemaClassName1124;
  initApi?: string | SchemaApiObject;
  initFetch?: boolean;
  initFetchOn?: string;
  messages?: SchemaMessage;
  name?: string;
  toolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  toolbarClassName?: string | SchemaClassName1124;
  definitions?: PageSchemaDefinitions507;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string | ConditionGroup;
  showErrorMsg?: boolean;
  cssVars?: unknown;
  regions?: ('aside' | 'body' | 'toolbar' | 'header')[];
  pullRefresh?: PageSchema0PullRefresh508;
  remarkPlacement?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface SpinnerExtraPropsOpenLoadingConfig259 {
  root?: string;
  show?: boolean;
}
export interface SchemaClassName1124 {
  [k: string]: unknown;
}
export interface ConditionGroup {
  id?: string;
  conjunction: 'and' | 'or';
  not?: boolean;
  if?: unknown;
  left?: ConditionValueLeft3;
  op?: string;
  right?: unknown;
  children: ConditionValue[];
  [k: string]: unknown;
}
export interface ConditionValueLeft3 {
  type?: 'field' | 'func' | 'formula' | 'value' | 'var';
  field?: string;
  func?: string;
  args?: unknown;
  value?: unknown;
  [k: string]: unknown;
}
export interface ConditionValue {
  id?: string;
  conjunction?: 'and' | 'or';
  not?: boolean;
  if?: unknown;
  left?: ConditionValueLeft3;
  op?: string;
  right?: unknown;
  children?: ConditionValue[];
  [k: string]: unknown;
}
export interface BaseSchemaOpenOnEvent37 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface EventListener {
  weight?: number;
  actions?: ListenerAction[];
  debounce?: DebounceConfig;
  track?: TrackConfig;
}
export interface ListenerActionToast75 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionToastArgs76;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionToastArgs76 {
  msg?: string;
  msgType?: 'info' | 'success' | 'warning' | 'error';
  level?: 'info' | 'success' | 'warning' | 'error';
  position?: 'top-right' | 'top-center' | 'top-left' | 'bottom-center' | 'bottom-left' | 'bottom-right' | 'center';
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  title?: string | AmisNode[] | AmisNode;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  className?: string;
  allowHtml?: boolean;
  items?: unknown;
  [k: string]: unknown;
}
export interface FlexSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'flex';
  testid?: string;
  justify?: 'start' | 'flex-start' | 'center' | 'end' | 'flex-end' | 'space-around' | 'space-between' | 'space-evenly';
  alignItems?: 'stretch' | 'start' | 'flex-start' | 'flex-end' | 'end' | 'center' | 'baseline';
  alignContent?:
    'normal' | 'flex-start' | 'flex-end' | 'center' | 'space-between' | 'space-around' | 'space-evenly' | 'stretch';
  direction?: 'row' | 'column' | 'row-reverse' | 'column-reverse';
  items?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface BaseSchemaWithoutTypeOpenEditorSetting122 {
  behavior?: string;
  displayName?: string;
  mock?: unknown;
  [k: string]: unknown;
}
export interface AnyNode {
  type?: unknown;
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
  disabled?: unknown;
  placeholder?: unknown;
  row?: unknown;
  clearValueOnHidden?: unknown;
  colSize?: unknown;
  popOver?: unknown;
  quickEdit?: unknown;
  copyable?: unknown;
  width?: unknown;
  align?: unknown;
  colSpan?: unknown;
  fixed?: unknown;
  sortable?: unknown;
  searchable?: unknown;
  filterable?: unknown;
  toggled?: unknown;
  breakpoint?: unknown;
  rowSpan?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  testid?: unknown;
  themeCss?: unknown;
  wrapperCustomStyle?: unknown;
  canAccessSuperData?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  onEvent?: unknown;
  hiddenOn?: unknown;
  visibleOn?: unknown;
  disabledOn?: unknown;
  definitions?: unknown;
  $ref?: unknown;
  animations?: unknown;
  $schema?: unknown;
  editorSetting?: unknown;
  wrapperBody?: unknown;
  pullRefresh?: unknown;
  regions?: unknown;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  feat?: unknown;
  dsType?: unknown;
  editorState?: unknown;
  stickyStatus?: unknown;
  stickyPosition?: unknown;
  behavior?: unknown;
  'zh-CN'?: unknown;
  'en-US'?: unknown;
  'de-DE'?: unknown;
  mobile?: unknown;
  controls?: unknown;
}
export interface TplSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
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
  maxLine?: number;
  showNativeTitle?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
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
export interface RemarkSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'remark';
  testid?: string;
  label?: string;
  icon?: string;
  tooltipClassName?: string | SchemaClassName1124;
  trigger?: ('click' | 'hover' | 'focus') | ('click' | 'hover' | 'focus')[];
  title?: string;
  content?: string | {};
  placement?: 'top' | 'right' | 'bottom' | 'left';
  rootClose?: boolean;
  shape?: 'circle' | 'square';
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface AlertSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'alert';
  testid?: string;
  title?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  level?: 'info' | 'warning' | 'success' | 'danger';
  showCloseButton?: boolean;
  closeButtonClassName?: string;
  showIcon?: boolean;
  icon?: string;
  iconClassName?: string;
  actions?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface AudioSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'audio';
  testid?: string;
  inline?: boolean;
  src?: string;
  loop?: boolean;
  autoPlay?: boolean;
  rates?: number[];
  controls?: ('rates' | 'play' | 'time' | 'process' | 'volume')[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface AvatarSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'avatar';
  testid?: string;
  badge?: BadgeObject;
  src?: string;
  defaultAvatar?: string;
  icon?: string;
  fit?: 'fill' | 'contain' | 'cover' | 'none' | 'scale-down';
  shape?: 'circle' | 'square' | 'rounded';
  size?: ('small' | 'default' | 'large') | number;
  text?: string;
  gap?: number;
  alt?: string;
  draggable?: boolean;
  crossOrigin?: 'anonymous' | 'use-credentials' | '';
  onError?: string;
  showtype?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ButtonGroupSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'button-group';
  testid?: string;
  btnClassName?: string | SchemaClassName1124;
  btnActiveClassName?: string;
  buttons?: (string | DropdownButton0254)[];
  btnLevel?: string;
  btnActiveLevel?: string;
  vertical?: boolean;
  tiled?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DropdownButton0Also255 {
  children?: (string | DropdownButton0254)[];
  title?: string;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface SchemaTooltip126 {
  title?: string;
  content?: string;
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
  url: string;
  data?: string | {};
  convertKeyToPath?: boolean;
  responseData?: {};
  attachDataToQuery?: boolean;
  dataType?: 'json' | 'form-data' | 'form';
  responseType?: string;
  headers?: SchemaApiObjectHeaders24;
  sendOn?: string;
  replaceData?: boolean;
  autoRefresh?: boolean;
  trackExpression?: string;
  cache?: number;
  forceAppendDataToQuery?: boolean;
  qsOptions?: {};
  silent?: boolean;
  downloadFileName?: string;
  concatDataFields?: unknown;
  adaptor?: string;
  requestAdaptor?: string;
  responseAdaptor?: string;
  graphql?: string;
  query?: unknown;
  operationName?: string;
  mockResponse?: {};
  credentials?: string;
  messages?: SchemaMessage;
}
export interface SchemaApiObjectHeaders24 {
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
export interface ToastMessages {
  items?: ToastMessagesItems22[];
  position?: 'top-right' | 'top-center' | 'top-left' | 'bottom-center' | 'bottom-left' | 'bottom-right' | 'center';
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  className?: string;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  level?: 'info' | 'success' | 'warning' | 'error';
}
export interface ToastMessagesItems22 {
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  level?: 'info' | 'success' | 'warning' | 'error';
  position?: 'top-right' | 'top-center' | 'top-left' | 'bottom-center' | 'bottom-left' | 'bottom-right' | 'center';
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
}
export interface DialogSchemaBaseAlso39 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  height?: string;
  width?: string;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  position?: 'left' | 'right' | 'top' | 'bottom';
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface AjaxActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'ajax';
  api: string | SchemaApiObject;
  feedback?: FeedbackDialog;
  reload?: string;
  redirect?: string;
  ignoreConfirm?: boolean;
  isolateScope?: boolean;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  payload?: unknown;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface FeedbackDialog {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'dialog';
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  height?: string;
  width?: string;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  position?: 'left' | 'right' | 'top' | 'bottom';
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DrawerSchemaBaseAlso14 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  headerClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  position?: 'left' | 'right' | 'top' | 'bottom';
  showCloseButton?: boolean;
  width?: string | number;
  height?: string | number;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DrawerSchemaBase {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  headerClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  position?: 'left' | 'right' | 'top' | 'bottom';
  showCloseButton?: boolean;
  width?: string | number;
  height?: string | number;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface UrlActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'url';
  blank?: boolean;
  url?: string;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface FeedbackDialogAlso19 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  height?: string;
  width?: string;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  position?: 'left' | 'right' | 'top' | 'bottom';
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface LinkActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'link';
  link?: string;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DialogActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'dialog';
  dialog: DialogSchemaBase;
  nextCondition?: string | ConditionGroup;
  reload?: string;
  redirect?: string;
  data?: unknown;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  api?: string | SchemaApiObject;
  payload?: unknown;
  name?: string;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DialogSchemaBase {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'dialog';
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  height?: string;
  width?: string;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  position?: 'left' | 'right' | 'top' | 'bottom';
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DrawerActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'drawer';
  drawer: DrawerSchemaBase;
  nextCondition?: string | ConditionGroup;
  reload?: string;
  redirect?: string;
  data?: unknown;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  api?: string | SchemaApiObject;
  payload?: unknown;
  name?: string;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ToastActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'toast';
  toast: ToastMessages;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CopyActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'copy';
  copy?: unknown;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ReloadActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'reload';
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface EmailActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
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
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface OtherActionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  actionType: 'prev' | 'next' | 'cancel' | 'close' | 'submit' | 'confirm' | 'add' | 'reset' | 'reset-and-submit';
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  downloadFileName?: string;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DropdownButton0Untyped256 {
  children?: (string | DropdownButton0254)[];
  title?: string;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ButtonToolbarSchema {
  label?: string | boolean | AmisNode[] | AmisNode;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  name?: string;
  extraName?: string;
  remark?: unknown;
  labelRemark?: unknown;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlWithoutSizeOpenValidation119;
  validations?: string | FormBaseControlWithoutSizeOpenValidation118;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'button-toolbar';
  testid?: string;
  buttons: (string | DropdownButton0254)[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
}
export interface ClassName1121 {
  [k: string]: unknown;
}
export interface FormHorizontal {
  left?: number;
  right?: number;
  leftFixed?: ('xs' | 'sm' | 'normal' | 'md' | 'lg') | number | boolean;
  justify?: boolean;
  labelAlign?: 'left' | 'right';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
}
export interface FormBaseControlWithoutSizeOpenPlaceholde120 {
  [k: string]: unknown;
}
export interface FormBaseControlWithoutSizeOpenValidation119 {
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
  isUrlPath?: string;
  isPhoneNumber?: string;
  isTelNumber?: string;
  isZipcode?: string;
  isId?: string;
  isWords?: string;
  isEmptyString?: string;
  isExisty?: string;
  isUndefined?: string;
  isTrue?: string;
  isFalse?: string;
  isSpecialWords?: string;
  isVariableName?: string;
  equals?: string;
  equalsField?: string;
  notEmptyString?: string;
  matchRegexp?: string;
  matchRegexp1?: string;
  matchRegexp2?: string;
  matchRegexp3?: string;
  matchRegexp4?: string;
  matchRegexp5?: string;
  matchRegexp6?: string;
  matchRegexp7?: string;
  matchRegexp8?: string;
  matchRegexp9?: string;
  maxLength?: string;
  maximum?: string;
  minLength?: string;
  minimum?: string;
  gt?: string;
  lt?: string;
  maximumLength?: string;
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
export interface FormBaseControlWithoutSizeOpenValidation118 {
  isAlpha?: unknown;
  isAlphanumeric?: unknown;
  isEmail?: unknown;
  isFloat?: unknown;
  isInt?: unknown;
  isJson?: unknown;
  isLength?: unknown;
  isNumeric?: unknown;
  isRequired?: unknown;
  isUrl?: unknown;
  isUrlPath?: unknown;
  isPhoneNumber?: unknown;
  isTelNumber?: unknown;
  isZipcode?: unknown;
  isId?: unknown;
  isWords?: unknown;
  isEmptyString?: unknown;
  isExisty?: unknown;
  isUndefined?: unknown;
  isTrue?: unknown;
  isFalse?: unknown;
  isSpecialWords?: unknown;
  isVariableName?: unknown;
  equals?: unknown;
  equalsField?: unknown;
  notEmptyString?: unknown;
  matchRegexp?: unknown;
  matchRegexp1?: unknown;
  matchRegexp2?: unknown;
  matchRegexp3?: unknown;
  matchRegexp4?: unknown;
  matchRegexp5?: unknown;
  matchRegexp6?: unknown;
  matchRegexp7?: unknown;
  matchRegexp8?: unknown;
  matchRegexp9?: unknown;
  maxLength?: unknown;
  maximum?: unknown;
  minLength?: unknown;
  minimum?: unknown;
  gt?: unknown;
  lt?: unknown;
  maximumLength?: unknown;
  isDateTimeSame?: unknown;
  isDateTimeBefore?: unknown;
  isDateTimeAfter?: unknown;
  isDateTimeSameOrBefore?: unknown;
  isDateTimeSameOrAfter?: unknown;
  isDateTimeBetween?: unknown;
  isTimeSame?: unknown;
  isTimeBefore?: unknown;
  isTimeAfter?: unknown;
  isTimeSameOrBefore?: unknown;
  isTimeSameOrAfter?: unknown;
  isTimeBetween?: unknown;
  [k: string]: unknown;
}
export interface AutoFill {
  api?: string | SchemaApiObject;
  showSuggestion?: boolean;
  defaultSelection?: unknown;
  silent?: boolean;
  fillMapping?: unknown;
  trigger?: 'focus' | 'change';
  mode?: 'popOver' | 'dialog' | 'drawer';
  position?: string;
  size?: '' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  filter?: RefFormSchemaBaseOrRefSchemaObject79;
  multiple?: boolean;
  labelField?: string;
  valueField?: string;
  offset?: unknown;
  placement?: string;
  popOverContainer?: unknown;
  popOverClassName?: string;
  [k: string]: unknown;
}
export interface TableColumnObjectTableColumnWithTypeAlso97 {
  label?: string | boolean | AmisNode[] | AmisNode;
  fixed?: ('left' | 'right' | 'none' | '') | boolean;
  name?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  quickEditOnUpdate?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  sortable?: boolean;
  searchable?: boolean | RefSchemaObjectOrRefSearchForm103;
  toggled?: boolean;
  width?: string | number;
  align?: 'left' | 'right' | 'center' | 'justify';
  vAlign?: 'top' | 'middle' | 'bottom';
  headerAlign?: 'left' | 'right' | 'center' | 'justify';
  className?: string | SchemaClassName1124;
  classNameExpr?: string;
  labelClassName?: string;
  filterable?: boolean | ColumnFilter;
  breakpoint?: '*' | 'xs' | 'sm' | 'md' | 'lg';
  remark?: unknown;
  value?: unknown;
  unique?: boolean;
  canAccessSuperData?: boolean;
  lazyRenderAfter?: number;
  innerStyle?: {};
  groupName?: string;
  children?: RefTableColumnObjectOrRefTableColumnWith95[];
  tpl?: string;
  id?: string;
  style?: unknown;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  colSpanExpr?: string;
  rowSpanExpr?: string;
  textOverflow?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  isPrimary?: boolean;
  body?: unknown;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  themeCss?: unknown;
  showBadge?: boolean;
  quickEditEnabledOn?: string | ConditionGroup;
  text?: string;
  testid?: unknown;
  labelRemark?: unknown;
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
  placeholder?: string;
  colSpan?: unknown;
  rowSpan?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  $ref?: unknown;
  editorSetting?: unknown;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  pullRefresh?: unknown;
  feat?: unknown;
  dsType?: unknown;
  onEvent?: TableColumnObjectOnEvent99;
  backgroundScale?: TableColumnObjectBackgroundScale98;
  isHead?: boolean;
  innerClassName?: string | SchemaClassName1124;
  popOverEnableOn?: string | ConditionGroup;
  popOverEnable?: boolean;
}
export interface SchemaPopOverObject {
  className?: string;
  popOverClassName?: string;
  popOverEnableOn?: string | ConditionGroup;
  mode?: 'dialog' | 'drawer' | 'popOver';
  size?: 'sm' | 'md' | 'lg' | 'xl';
  position?: string;
  trigger?: 'click' | 'hover';
  showIcon?: boolean;
  offset?: SchemaPopOverObjectOffset111;
  title?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
}
export interface SchemaPopOverObjectOffset111 {
  top?: number;
  left?: number;
}
export interface SchemaQuickEditObjectAlso107 {
  saveImmediately?: boolean | SchemaQuickEditObject1SaveImmediately1109;
  resetOnFailed?: boolean;
  reload?: string;
  mode?: 'inline' | 'dialog' | 'popOver';
  icon?: string;
  quickEditEnabledOn?: string;
  isFormMode?: boolean;
  focusable?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  title?: string;
  popOverContainer?: unknown;
  size?: string;
  popOverClassName?: string;
  messages?: {};
  actions?: unknown;
  unique?: boolean;
  disabled?: boolean;
  disabledOn?: string;
  required?: boolean;
  requiredOn?: string;
  placeholder?: string;
  clearable?: boolean;
  name?: unknown;
  label?: unknown;
  value?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateOnChange?: unknown;
  options?: unknown;
  source?: unknown;
  multiple?: unknown;
  joinValues?: unknown;
  extractValue?: unknown;
  delimiter?: unknown;
  labelField?: unknown;
  valueField?: unknown;
  searchable?: unknown;
  min?: unknown;
  max?: unknown;
  step?: unknown;
  precision?: unknown;
  minLength?: unknown;
  maxLength?: unknown;
  showCounter?: unknown;
  prefix?: unknown;
  suffix?: unknown;
  addOn?: unknown;
  trimContents?: unknown;
  description?: unknown;
  hint?: unknown;
  inputClassName?: unknown;
  className?: unknown;
  autoFill?: unknown;
  autoComplete?: unknown;
  format?: unknown;
  valueFormat?: unknown;
  displayFormat?: unknown;
  inputFormat?: unknown;
  onText?: unknown;
  offText?: unknown;
  trueValue?: unknown;
  falseValue?: unknown;
  option?: unknown;
  checkAll?: unknown;
  inline?: unknown;
  columnsCount?: unknown;
  onEvent?: unknown;
  id?: unknown;
  style?: unknown;
  visible?: unknown;
  visibleOn?: string | ConditionGroup;
  hidden?: unknown;
  hiddenOn?: string | ConditionGroup;
  static?: unknown;
  staticOn?: string | ConditionGroup;
}
export interface SchemaQuickEditObject1SaveImmediately1109 {
  api?: string | SchemaApiObject;
}
export interface SchemaQuickEditObjectUntyped108 {
  saveImmediately?: boolean | SchemaQuickEditObject1SaveImmediately1109;
  resetOnFailed?: boolean;
  reload?: string;
  mode?: 'inline' | 'dialog' | 'popOver';
  icon?: string;
  quickEditEnabledOn?: string;
  isFormMode?: boolean;
  focusable?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  title?: string;
  popOverContainer?: unknown;
  size?: string;
  popOverClassName?: string;
  messages?: {};
  actions?: unknown;
  unique?: boolean;
  disabled?: boolean;
  disabledOn?: string;
  required?: boolean;
  requiredOn?: string;
  placeholder?: string;
  clearable?: boolean;
  name?: unknown;
  label?: unknown;
  value?: unknown;
  validations?: unknown;
  validationErrors?: unknown;
  validateOnChange?: unknown;
  options?: unknown;
  source?: unknown;
  multiple?: unknown;
  joinValues?: unknown;
  extractValue?: unknown;
  delimiter?: unknown;
  labelField?: unknown;
  valueField?: unknown;
  searchable?: unknown;
  min?: unknown;
  max?: unknown;
  step?: unknown;
  precision?: unknown;
  minLength?: unknown;
  maxLength?: unknown;
  showCounter?: unknown;
  prefix?: unknown;
  suffix?: unknown;
  addOn?: unknown;
  trimContents?: unknown;
  description?: unknown;
  hint?: unknown;
  inputClassName?: unknown;
  className?: unknown;
  autoFill?: unknown;
  autoComplete?: unknown;
  format?: unknown;
  valueFormat?: unknown;
  displayFormat?: unknown;
  inputFormat?: unknown;
  onText?: unknown;
  offText?: unknown;
  trueValue?: unknown;
  falseValue?: unknown;
  option?: unknown;
  checkAll?: unknown;
  inline?: unknown;
  columnsCount?: unknown;
  onEvent?: unknown;
  id?: unknown;
  style?: unknown;
  visible?: unknown;
  visibleOn?: string | ConditionGroup;
  hidden?: unknown;
  hiddenOn?: string | ConditionGroup;
  static?: unknown;
  staticOn?: string | ConditionGroup;
}
export interface SchemaCopyableObject {
  icon?: string;
  content?: string;
  tooltip?: string;
}
export interface SearchFormAlso104 {
  name?: string;
  label?: string;
  title?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  controls?: unknown;
  tabs?: unknown;
  mode?: string;
  placeholder?: string;
  options?: unknown;
  actions?: unknown;
  className?: string;
  value?: unknown;
  strictMode?: boolean;
  fieldSet?: unknown;
  [k: string]: unknown;
}
export interface SearchForm {
  name?: string;
  label?: string;
  title?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  controls?: unknown;
  tabs?: unknown;
  mode?: string;
  placeholder?: string;
  options?: unknown;
  actions?: unknown;
  className?: string;
  type?: string;
  value?: unknown;
  strictMode?: boolean;
  fieldSet?: unknown;
  [k: string]: unknown;
}
export interface ColumnFilter {
  source?: string | SchemaApiObject;
  options?: string | (string | number | boolean | Option)[];
  multiple?: boolean;
  refreshOnOpen?: boolean;
  strictMode?: boolean;
  searchable?: boolean;
  searchConfig?: {};
  className?: string | SchemaClassName1124;
  labelField?: string;
  valueField?: string;
  icon?: unknown;
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
  selectMode?: 'table' | 'group' | 'list' | 'tree' | 'chained' | 'associated';
  searchable?: boolean;
  searchApi?: string | SchemaApiObject;
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  leftMode?: string;
  leftOptions?: Option[];
  level?:
    | 'primary'
    | 'secondary'
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'dark'
    | 'light'
    | 'link'
    | 'default'
    | 'enhance'
    | 'text';
  size?: string;
  icon?: unknown;
  image?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  className?: string | SchemaClassName1124;
  ref?: unknown;
  inputClassName?: string;
  badge?: unknown;
  tag?: unknown;
  desc?: unknown;
  [k: string]: unknown;
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
  headers?: BaseApiObjectHeaders84;
  sendOn?: string;
  replaceData?: boolean;
  concatDataFields?: unknown;
  autoRefresh?: boolean;
  trackExpression?: string;
  cache?: number;
  forceAppendDataToQuery?: boolean;
  qsOptions?: {};
  silent?: boolean;
  messages?: SchemaMessage;
  adaptor?: string;
  requestAdaptor?: string;
  responseAdaptor?: string;
  graphql?: string;
  query?: unknown;
  operationName?: string;
  mockResponse?: {};
  credentials?: string;
}
export interface BaseApiObjectHeaders84 {
  [k: string]: unknown;
}
export interface TableColumnObjectOnEvent99 {
  [k: string]: unknown;
}
export interface TableColumnObjectBackgroundScale98 {
  min?: string | number;
  max?: string | number;
  colors?: string[];
  source?: string;
}
export interface TableColumnObjectTableColumnWithTypeUnty96 {
  label?: string | boolean | AmisNode[] | AmisNode;
  fixed?: ('left' | 'right' | 'none' | '') | boolean;
  name?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  quickEditOnUpdate?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  sortable?: boolean;
  searchable?: boolean | RefSchemaObjectOrRefSearchForm103;
  toggled?: boolean;
  width?: string | number;
  align?: 'left' | 'right' | 'center' | 'justify';
  vAlign?: 'top' | 'middle' | 'bottom';
  headerAlign?: 'left' | 'right' | 'center' | 'justify';
  className?: string | SchemaClassName1124;
  classNameExpr?: string;
  labelClassName?: string;
  filterable?: boolean | ColumnFilter;
  breakpoint?: '*' | 'xs' | 'sm' | 'md' | 'lg';
  remark?: unknown;
  value?: unknown;
  unique?: boolean;
  canAccessSuperData?: boolean;
  lazyRenderAfter?: number;
  innerStyle?: {};
  type?: string;
  groupName?: string;
  children?: RefTableColumnObjectOrRefTableColumnWith95[];
  tpl?: string;
  id?: string;
  style?: unknown;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  colSpanExpr?: string;
  rowSpanExpr?: string;
  textOverflow?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  isPrimary?: boolean;
  body?: unknown;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  themeCss?: unknown;
  showBadge?: boolean;
  quickEditEnabledOn?: string | ConditionGroup;
  text?: string;
  testid?: unknown;
  labelRemark?: unknown;
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
  placeholder?: string;
  colSpan?: unknown;
  rowSpan?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  $ref?: unknown;
  editorSetting?: unknown;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  pullRefresh?: unknown;
  feat?: unknown;
  dsType?: unknown;
  onEvent?: TableColumnObjectOnEvent99;
  backgroundScale?: TableColumnObjectBackgroundScale98;
  isHead?: boolean;
  innerClassName?: string | SchemaClassName1124;
  popOverEnableOn?: string | ConditionGroup;
  popOverEnable?: boolean;
}
export interface FormSchemaBaseAlso80 {
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  actions?: RefActionSchemaOrRefSchemaObject86[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabs?: unknown;
  fieldSet?: unknown;
  data?: unknown;
  debug?: boolean;
  debugConfig?: FormSchemaBaseDebugConfig85;
  initApi?: string | BaseApiObject;
  initAsyncApi?: string | BaseApiObject;
  initFinishedField?: string;
  initCheckInterval?: number;
  initFetch?: boolean;
  initFetchOn?: string;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  persistData?: string | boolean;
  persistDataKeys?: string[];
  clearPersistDataAfterSubmit?: boolean;
  api?: string | BaseApiObject;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
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
  panelClassName?: string | ClassName1121;
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
  rules?: FormSchemaBaseRules81[];
  preventEnterSubmit?: boolean;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticClassName?: string | SchemaClassName1124;
  mobile?: unknown;
  headerClassName?: string | SchemaClassName1124;
  bodyClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  footerWrapClassName?: string | SchemaClassName1124;
  actionsClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  lazyLoad?: boolean;
  simpleMode?: boolean;
  closeDialogOnSubmit?: boolean;
}
export interface AjaxActionSchemaCopyActionSchemaDialogAc88 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  api?: string | SchemaApiObject;
  feedback?: RefFeedbackDialogOrRefRefFeedbackDialogO93;
  reload?: unknown;
  redirect?: string;
  ignoreConfirm?: boolean;
  isolateScope?: boolean;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  payload?: unknown;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefRefDialogSchemaB91;
  drawer?: RefDrawerSchemaBaseOrRefRefDrawerSchemaB89;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
  nextCondition?: string | ConditionGroup;
  copy?: unknown;
  downloadFileName?: string;
}
export interface FeedbackDialogFeedbackDialogAlsoAlso94 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  height?: string;
  width?: string;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  position?: 'left' | 'right' | 'top' | 'bottom';
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DialogSchemaBaseDialogSchemaBaseAlsoAlso92 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  height?: string;
  width?: string;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  position?: 'left' | 'right' | 'top' | 'bottom';
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DrawerSchemaBaseDrawerSchemaBaseAlsoAlso90 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  headerClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  position?: 'left' | 'right' | 'top' | 'bottom';
  showCloseButton?: boolean;
  width?: string | number;
  height?: string | number;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface AjaxActionSchemaCopyActionSchemaDialogAc87 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  api?: string | SchemaApiObject;
  feedback?: RefFeedbackDialogOrRefRefFeedbackDialogO93;
  reload?: unknown;
  redirect?: string;
  ignoreConfirm?: boolean;
  isolateScope?: boolean;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  payload?: unknown;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefRefDialogSchemaB91;
  drawer?: RefDrawerSchemaBaseOrRefRefDrawerSchemaB89;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
  nextCondition?: string | ConditionGroup;
  copy?: unknown;
  downloadFileName?: string;
}
export interface FormSchemaBaseDebugConfig85 {
  levelExpand?: number;
  enableClipboard?: boolean;
  iconStyle?: 'square' | 'circle' | 'triangle';
  quotesOnKeys?: boolean;
  sortKeys?: boolean;
  ellipsisThreshold?: number | false;
  labelOverflow?: 'default' | 'ellipsis';
}
export interface FormSchemaBaseRules81 {
  rule: string;
  message: string;
  name?: string | string[];
}
export interface FormSchemaBase {
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  actions?: RefActionSchemaOrRefSchemaObject86[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabs?: unknown;
  fieldSet?: unknown;
  data?: unknown;
  debug?: boolean;
  debugConfig?: FormSchemaBaseDebugConfig85;
  initApi?: string | BaseApiObject;
  initAsyncApi?: string | BaseApiObject;
  initFinishedField?: string;
  initCheckInterval?: number;
  initFetch?: boolean;
  initFetchOn?: string;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  persistData?: string | boolean;
  persistDataKeys?: string[];
  clearPersistDataAfterSubmit?: boolean;
  api?: string | BaseApiObject;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
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
  panelClassName?: string | ClassName1121;
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
  rules?: FormSchemaBaseRules81[];
  preventEnterSubmit?: boolean;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticClassName?: string | SchemaClassName1124;
  mobile?: unknown;
  headerClassName?: string | SchemaClassName1124;
  bodyClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  footerWrapClassName?: string | SchemaClassName1124;
  actionsClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  lazyLoad?: boolean;
  simpleMode?: boolean;
  closeDialogOnSubmit?: boolean;
}
export interface CalendarSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'calendar';
  testid?: string;
  schedules?: string | CalendarSchema0Schedules0498[];
  scheduleClassNames?: string[];
  scheduleAction?: AmisNode;
  largeMode?: boolean;
  todayActiveStyle?: {};
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CalendarSchema0Schedules0498 {
  startTime?: string;
  endTime?: string;
  content?: unknown;
  className?: string;
}
export interface CardSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'card';
  testid?: string;
  header?: CardSchemaHeader0180;
  body?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefCardBodyFieldOrRe166)[] | AmisNode;
  media?: CardSchemaWithoutTypeOpenMedia181;
  actions?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefActionSchemaLoose169)[] | AmisNode;
  toolbar?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefActionSchemaLoose169)[] | AmisNode;
  secondary?: string;
  useCardLabel?: boolean;
  href?: string;
  draggable?: boolean;
  checkOnItemClick?: boolean;
  itemAction?: AmisNode;
  secondaryClassName?: string | SchemaClassName1124;
  mediaClassName?: string | SchemaClassName1124;
  bodyClassName?: string | SchemaClassName1124;
  actionsCount?: number;
  selectable?: boolean;
  selected?: boolean;
  checkable?: boolean;
  multiple?: boolean;
  hideCheckToggler?: boolean;
  dragging?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CardSchemaHeader0180 {
  className?: string | SchemaClassName1124;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  titleClassName?: string | SchemaClassName1124;
  subTitle?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  subTitleClassName?: string | SchemaClassName1124;
  subTitlePlaceholder?: string;
  description?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  descriptionPlaceholder?: string;
  descriptionClassName?: string | SchemaClassName1124;
  desc?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  descPlaceholder?: string;
  descClassName?: string | SchemaClassName1124;
  avatar?: string;
  avatarText?: string;
  avatarTextBackground?: unknown;
  avatarTextClassName?: string | SchemaClassName1124;
  avatarClassName?: string | SchemaClassName1124;
  imageClassName?: string | SchemaClassName1124;
  highlight?: string | boolean;
  highlightClassName?: string | SchemaClassName1124;
  href?: string;
  blank?: boolean;
  [k: string]: unknown;
}
export interface CardBodyFieldAlsoCardBodyFieldUntypedLis168 {
  label?: unknown;
  labelClassName?: string | SchemaClassName1124;
  innerClassName?: string | SchemaClassName1124;
  name?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  value?: unknown;
  [k: string]: unknown;
}
export interface CardBodyFieldUntypedListBodyFieldObject167 {
  label?: unknown;
  labelClassName?: string | SchemaClassName1124;
  innerClassName?: string | SchemaClassName1124;
  name?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  value?: unknown;
  [k: string]: unknown;
}
export interface CardSchemaWithoutTypeOpenMedia181 {
  className?: string | SchemaClassName1124;
  type?: 'image' | 'video';
  url?: string;
  position?: 'top' | 'left' | 'right' | 'bottom';
  autoPlay?: boolean;
  isLive?: boolean;
  poster?: string;
}
export interface AjaxActionSchemaOpenCopyActionSchemaOpen171 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  api?: string | SchemaApiObject;
  feedback?: RefFeedbackDialogOrRefRefFeedbackDialogO93;
  reload?: unknown;
  redirect?: string;
  ignoreConfirm?: boolean;
  isolateScope?: boolean;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  payload?: unknown;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefRefDialogSchemaB91;
  drawer?: RefDrawerSchemaBaseOrRefRefDrawerSchemaB89;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
  nextCondition?: string | ConditionGroup;
  copy?: unknown;
  downloadFileName?: string;
  [k: string]: unknown;
}
export interface AjaxActionSchemaOpenCopyActionSchemaOpen170 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  api?: string | SchemaApiObject;
  feedback?: RefFeedbackDialogOrRefRefFeedbackDialogO93;
  reload?: unknown;
  redirect?: string;
  ignoreConfirm?: boolean;
  isolateScope?: boolean;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  payload?: unknown;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefRefDialogSchemaB91;
  drawer?: RefDrawerSchemaBaseOrRefRefDrawerSchemaB89;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
  nextCondition?: string | ConditionGroup;
  copy?: unknown;
  downloadFileName?: string;
  [k: string]: unknown;
}
export interface CardsSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'cards';
  testid?: string;
  card?: RefCardSchemaOrRefSchemaObject177;
  headerClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  itemClassName?: string | SchemaClassName1124;
  placeholder?: string;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  title?: string;
  hideCheckToggler?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  itemCheckableOn?: string | ConditionGroup;
  itemDraggableOn?: string;
  checkOnItemClick?: boolean;
  masonryLayout?: boolean;
  valueField?: string;
  itemAction?: ActionSchema;
  itemsClassName?: string | SchemaClassName1124;
  items?: unknown[];
  columnsSetting?: 'columnsCount' | 'itemClassName';
  selectable?: boolean;
  multiple?: boolean;
  draggable?: boolean;
  columnsCount?: number;
  orderField?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CardSchemaAlso178 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  header?: CardSchemaHeader0180;
  body?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefCardBodyFieldOrRe166)[] | AmisNode;
  media?: CardSchemaWithoutTypeOpenMedia181;
  actions?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefActionSchemaLoose169)[] | AmisNode;
  toolbar?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefActionSchemaLoose169)[] | AmisNode;
  secondary?: string;
  useCardLabel?: boolean;
  href?: string;
  draggable?: boolean;
  checkOnItemClick?: boolean;
  itemAction?: AmisNode;
  secondaryClassName?: string | SchemaClassName1124;
  mediaClassName?: string | SchemaClassName1124;
  bodyClassName?: string | SchemaClassName1124;
  actionsCount?: number;
  selectable?: boolean;
  selected?: boolean;
  checkable?: boolean;
  multiple?: boolean;
  hideCheckToggler?: boolean;
  dragging?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CarouselSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'carousel';
  testid?: string;
  direction?: 'horizontal' | 'vertical';
  loop?: boolean;
  mouseEvent?: boolean;
  auto?: boolean;
  interval?: string | number;
  duration?: string | number;
  width?: string | number;
  height?: string | number;
  controlsTheme?: 'light' | 'dark';
  placeholder?: string;
  controls?: string | ('dots' | 'arrows')[];
  animation?: 'fade' | 'slide' | 'marquee';
  itemSchema?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  name?: string;
  thumbMode?: 'contain' | 'cover';
  options?: string | (string | CarouselSchemaOptions11493)[];
  alwaysShowArrow?: boolean;
  multiple?: CarouselSchema0Multiple495;
  icons?: CarouselSchema0Icons494;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CarouselSchemaOptions11493 {
  image?: string;
  imageClassName?: string;
  thumbMode?: 'contain' | 'cover';
  html?: string;
  title?: string;
  titleClassName?: string;
  description?: string;
  descriptionClassName?: string;
  href?: string;
  blank?: boolean;
  link?: string;
  value?: unknown;
  label?: unknown;
  [k: string]: unknown;
}
export interface CarouselSchema0Multiple495 {
  count?: number;
}
export interface CarouselSchema0Icons494 {
  prev?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  next?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
}
export interface ChartSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'chart';
  testid?: string;
  chartTheme?: unknown;
  api?: string | SchemaApiObject;
  initFetch?: boolean;
  initFetchOn?: string;
  config?: unknown;
  trackExpression?: string;
  width?: string | number;
  height?: string | number;
  interval?: number;
  name?: string;
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
  requiredOn?: string | ConditionGroup;
}
export interface CollapseSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'collapse';
  testid?: string;
  key?: string;
  headerPosition?: 'top' | 'bottom';
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string;
  collapsable?: boolean;
  collapsed?: boolean;
  showArrow?: boolean;
  expandIcon?: AmisNode;
  headingClassName?: string;
  collapseHeader?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'base';
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  divideLine?: boolean;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  active?: boolean;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  titlePosition?: string;
  collapseTitle?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headingComponent?: string;
  wrapperComponent?: string;
  enableFieldSetStyle?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CollapseGroupSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'collapse-group';
  testid?: string;
  activeKey?: string | number | (string | number)[];
  accordion?: boolean;
  expandIcon?: AmisNode;
  expandIconPosition?: 'left' | 'right';
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  enableFieldSetStyle?: boolean;
  defaultActiveKey?: string | number | unknown[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ColorSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'color';
  testid?: string;
  defaultColor?: string;
  showValue?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ContainerSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'container';
  testid?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  wrapperComponent?: string;
  wrapperBody?: boolean;
  draggable?: string | boolean;
  draggableConfig?: string | ContainerDraggableConfig;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ContainerDraggableConfig {
  axis?: 'both' | 'x' | 'y';
  defaultPosition?: ContainerDraggableConfigDefaultPosition487;
  bounds?: string | ContainerDraggableConfigBounds0486;
  grid?: number[];
  handle?: string;
  cancel?: string;
  scale?: number;
  enableUserSelect?: boolean;
}
export interface ContainerDraggableConfigDefaultPosition487 {
  x?: number;
  y?: number;
}
export interface ContainerDraggableConfigBounds0486 {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}
export interface SwitchContainerSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'switch-container';
  testid?: string;
  items?: StateSchema[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface StateSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  title?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface BaseSchemaWithoutTypeOpenOnEvent123 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface DateSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  format?: string;
  displayFormat?: string;
  placeholder?: string;
  valueFormat?: string;
  fromNow?: boolean;
  updateFrequency?: number;
  displayTimeZone?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DialogSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'dialog';
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  closeOnOutside?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  height?: string;
  width?: string;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  position?: 'left' | 'right' | 'top' | 'bottom';
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DividerSchema {
  type?: 'divider';
  lineStyle?: 'dashed' | 'solid';
  direction?: 'horizontal' | 'vertical';
  color?: string;
  rotate?: number;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  titleClassName?: string;
  titlePosition?: 'left' | 'center' | 'right';
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface BaseSchemaOnEvent146 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface DrawerSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'drawer';
  testid?: string;
  inputParams?: {};
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  headerClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  closeOnEsc?: boolean;
  name?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  position?: 'left' | 'right' | 'top' | 'bottom';
  showCloseButton?: boolean;
  width?: string | number;
  height?: string | number;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  hideActions?: boolean;
  lazyRender?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DropdownButtonSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'dropdown-button';
  testid?: string;
  block?: boolean;
  btnClassName?: string | SchemaClassName1124;
  buttons?: (string | DropdownButton0254)[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  closeOnOutside?: boolean;
  closeOnClick?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  align?: 'left' | 'right';
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
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  defaultIsOpened?: boolean;
  disabledTip?: string;
  primary?: boolean;
  isActived?: boolean;
  ignoreConfirm?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface EachSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'each';
  testid?: string;
  name?: string;
  source?: string;
  itemKeyName?: string;
  indexKeyName?: string;
  items?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  placeholder?: string;
  maxLength?: string | number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface GridSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'grid';
  testid?: string;
  columns: RefGridColumnObjectOrRefGridColumn0473[];
  gap?: 'xs' | 'sm' | 'base' | 'none' | 'md' | 'lg';
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  align?: 'left' | 'right' | 'between' | 'center';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface GridColumnObjectGridColumn0AlsoGridColum475 {
  id?: string;
  xs?: 'auto' | number;
  sm?: 'auto' | number;
  md?: 'auto' | number;
  lg?: 'auto' | number;
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  columnClassName?: string | SchemaClassName1124;
  style?: unknown;
  wrapperCustomStyle?: unknown;
  themeCss?: unknown;
  controls?: unknown;
}
export interface GridColumnObjectGridColumn0Untyped474 {
  id?: string;
  xs?: 'auto' | number;
  sm?: 'auto' | number;
  md?: 'auto' | number;
  lg?: 'auto' | number;
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  columnClassName?: string | SchemaClassName1124;
  style?: unknown;
  wrapperCustomStyle?: unknown;
  themeCss?: unknown;
  controls?: unknown;
}
export interface Grid2DSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'grid-2d';
  testid?: string;
  cols?: number;
  width?: string | number;
  gap?: string | number;
  gapRow?: string | number;
  rowHeight?: string | number;
  grids: Grid[];
  gridClassName?: string | SchemaClassName1124;
  rowGap?: string | number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface GridAlso471 {
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
export interface HBoxSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'hbox';
  testid?: string;
  columns: RefHBoxColumnObjectOrRefHBoxColumn0466[];
  subFormMode?: 'normal' | 'inline' | 'horizontal';
  subFormHorizontal?: FormHorizontal;
  gap?: 'xs' | 'sm' | 'base' | 'none' | 'md' | 'lg';
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  align?: 'left' | 'right' | 'between' | 'center';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface HBoxColumnObjectHBoxColumn0AlsoHBoxColum468 {
  columnClassName?: string;
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  width?: string | number;
  height?: string | number;
  style?: {};
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  name?: string;
  label?: string;
  value?: unknown;
  labelClassName?: string | SchemaClassName1124;
  controls?: unknown;
}
export interface HBoxColumnObjectHBoxColumn0Untyped467 {
  columnClassName?: string;
  valign?: 'top' | 'middle' | 'bottom' | 'between';
  width?: string | number;
  height?: string | number;
  style?: {};
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  name?: string;
  label?: string;
  value?: unknown;
  labelClassName?: string | SchemaClassName1124;
  controls?: unknown;
}
export interface IconSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'icon';
  testid?: string;
  icon?: string | IconCheckedSchema;
  vendor?: 'iconfont' | 'fa' | '';
  badge?: BadgeObject;
  addOnclassName?: string | SchemaClassName1124;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface IconCheckedSchema {
  id?: string;
  name?: string;
  svg?: string;
}
export interface IFrameSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'iframe';
  testid?: string;
  src?: string;
  width?: string | number;
  height?: string | number;
  allow?: string;
  name?: string;
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
  events?: IFrameSchemaEvents464;
  frameBorder?: string | number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface IFrameSchemaEvents464 {
  [k: string]: unknown;
}
export interface ImageSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'image' | 'static-image';
  testid?: string;
  defaultImage?: string;
  title?: string;
  name?: string;
  imageCaption?: string;
  src?: string;
  originalSrc?: string;
  enlargeAble?: boolean;
  enlargeWithGallary?: boolean;
  alt?: string;
  height?: string | number;
  width?: string | number;
  innerClassName?: string | SchemaClassName1124;
  imageClassName?: string | SchemaClassName1124;
  thumbClassName?: string | SchemaClassName1124;
  imageGallaryClassName?: string | SchemaClassName1124;
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
  fontStyle?: ImageSchema0FontStyle462;
  maskColor?: string;
  enlargeTitle?: string;
  enlargeCaption?: string;
  maxScale?: number;
  minScale?: number;
  overlays?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  clickAction?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ImageToolbarAction {
  key?: 'rotateRight' | 'rotateLeft' | 'zoomIn' | 'zoomOut' | 'scaleOrigin';
  label?: string;
  icon?: string;
  iconClassName?: string;
  disabled?: boolean;
}
export interface ImageSchema0FontStyle462 {
  fontSize?: string;
  fontWeight?: string;
  fontFamily?: string;
  color?: string;
}
export interface ImagesSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'images' | 'static-images';
  testid?: string;
  defaultImage?: string;
  placeholder?: string;
  delimiter?: string;
  thumbMode?: 'w-full' | 'h-full' | 'contain' | 'cover';
  thumbRatio?: '1:1' | '4:3' | '16:9';
  name?: string;
  value?: unknown;
  source?: string;
  options?: unknown[];
  src?: string;
  originalSrc?: string;
  enlargeAble?: boolean;
  enlargetWithImages?: boolean;
  showDimensions?: boolean;
  listClassName?: string | SchemaClassName1124;
  imageGallaryClassName?: string | SchemaClassName1124;
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
  width?: string;
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
  fontStyle?: ImagesSchema0FontStyle459;
  maskColor?: string;
  enlargeWithGallary?: boolean;
  maxScale?: number;
  minScale?: number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ImagesSchema0FontStyle459 {
  fontSize?: string;
  fontWeight?: string;
  fontFamily?: string;
  color?: string;
}
export interface JsonSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'json' | 'static-json';
  testid?: string;
  value?: unknown[] | {};
  levelExpand?: number;
  source?: string;
  mutable?: boolean;
  displayDataTypes?: boolean;
  enableClipboard?: boolean;
  iconStyle?: 'square' | 'circle' | 'triangle';
  quotesOnKeys?: boolean;
  sortKeys?: boolean;
  ellipsisThreshold?: number | false;
  jsonTheme?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface LinkSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'link';
  testid?: string;
  blank?: boolean;
  href?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  badge?: BadgeObject;
  htmlTarget?: string;
  icon?: string;
  rightIcon?: string;
  title?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ListSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'list' | 'static-list';
  testid?: string;
  title?: string;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footerClassName?: string | SchemaClassName1124;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  listItem?: ListItemSchema;
  source?: string;
  showFooter?: boolean;
  showHeader?: boolean;
  placeholder?: string;
  hideCheckToggler?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  itemCheckableOn?: string;
  itemDraggableOn?: string;
  checkOnItemClick?: boolean;
  valueField?: string;
  size?: 'xs' | 'sm' | 'md' | 'base' | 'lg' | 'full';
  itemAction?: ActionSchema;
  showIndexBar?: boolean;
  indexField?: string;
  indexBarOffset?: number;
  items?: unknown[];
  selectable?: boolean;
  multiple?: boolean;
  draggable?: boolean;
  maxKeepItemSelectionLength?: number;
  primaryField?: string;
  autoFillHeight?: unknown;
  lazyRenderAfter?: number;
  strictMode?: boolean;
  maxItemSelectionLength?: number;
  scroll?: {};
  itemActions?: unknown[];
  headSummary?: unknown;
  footSummary?: unknown;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ListItemSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  actions?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefActionSchemaLoose169)[] | AmisNode;
  actionsPosition?: 'left' | 'right';
  avatar?: string;
  body?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefCardBodyFieldOrRe166)[] | AmisNode;
  desc?: string;
  remark?: string | BaseRemarkSchema;
  title?: string;
  subTitle?: string;
  toolbar?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefActionSchemaLoose169)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface BaseRemarkSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  label?: string;
  icon?: string;
  tooltipClassName?: string | SchemaClassName1124;
  trigger?: ('click' | 'hover' | 'focus') | ('click' | 'hover' | 'focus')[];
  title?: string;
  content?: string | {};
  placement?: 'top' | 'right' | 'bottom' | 'left';
  rootClose?: boolean;
  shape?: 'circle' | 'square';
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface MappingSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'map' | 'mapping';
  testid?: string;
  name?: string;
  map?: unknown[] | {};
  valueField?: string;
  labelField?: string;
  itemSchema?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  source?: string | SchemaApiObject;
  placeholder?: string;
  labelMap?: {};
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface NavSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  links?: NavItemSchema[];
  indentSize?: number;
  source?: string | SchemaApiObject;
  deferApi?: string | SchemaApiObject;
  stacked?: true | false;
  itemActions?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  draggable?: boolean;
  saveOrderApi?: string | SchemaApiObject;
  itemBadge?: BadgeObject;
  badge?: BadgeObject;
  dragOnSameLevel?: boolean;
  overflow?: NavOverflow;
  level?: number;
  defaultOpenLevel?: number;
  showKey?: string;
  collapsed?: boolean;
  mode?: 'panel' | 'float' | 'inline';
  expandIcon?: string | AmisNode;
  expandPosition?: string;
  themeColor?: 'light' | 'dark';
  accordion?: boolean;
  popupClassName?: string;
  searchable?: boolean;
  searchConfig?: NavSchema0SearchConfig450;
  unfoldedField?: string;
  foldedField?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface NavItemSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  label?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  icon?: string | IconItemSchema[];
  to?: string;
  target?: string;
  unfolded?: boolean;
  active?: boolean;
  defer?: boolean;
  deferApi?: string | SchemaApiObject;
  children?: NavItemSchema[];
  key?: string;
  disabledTip?: string | {};
  mode?: string;
  value?: unknown;
  activeOn?: string;
  badge?: unknown;
  searchKey?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface IconItemSchema {
  icon?: string;
  position?: string;
}
export interface NavOverflow {
  enable?: boolean;
  overflowLabel?: string | AmisNode;
  overflowIndicator?: string;
  overflowClassName?: string | SchemaClassName1124;
  overflowPopoverClassName?: string | SchemaClassName1124;
  overflowListClassName?: string | SchemaClassName1124;
  maxVisibleCount?: number;
  wrapperComponent?: string;
  itemWidth?: number;
  overflowSuffix?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  style?: unknown;
  mode?: 'popup' | 'swipe';
}
export interface NavSchema0SearchConfig450 {
  className?: string;
  matchFunc?: unknown;
  placeholder?: string;
  mini?: boolean;
  enhance?: boolean;
  clearable?: boolean;
  searchImediately?: boolean;
  valueField?: string;
}
export interface OperationSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'operation';
  testid?: string;
  placeholder?: string;
  buttons: (string | DropdownButton0254)[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface PaginationSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  layout?: string | string[];
  maxButtons?: number;
  mode?: 'simple' | 'normal';
  activePage?: number;
  total?: number;
  perPage?: number;
  showPerPage?: boolean;
  perPageAvailable?: number[];
  showPageInput?: boolean;
  hasNext?: boolean;
  popOverContainerSelector?: string;
  lastPage?: number;
  mobileUI?: boolean;
  ellipsisPageGap?: string | number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface PaginationWrapperSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'pagination-wrapper';
  testid?: string;
  showPageInput?: boolean;
  maxButtons?: number;
  inputName?: string;
  outputName?: string;
  perPage?: number;
  position?: 'top' | 'bottom' | 'none';
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface PanelSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'panel';
  testid?: string;
  actions?: ActionSchema[];
  actionsClassName?: string | SchemaClassName1124;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footerClassName?: string | SchemaClassName1124;
  footerWrapClassName?: string | SchemaClassName1124;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
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
  requiredOn?: string | ConditionGroup;
}
export interface PlainSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'plain' | 'text';
  testid?: string;
  tpl?: string;
  text?: string;
  inline?: boolean;
  placeholder?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ProgressSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'progress';
  testid?: string;
  name?: string;
  value?: number;
  mode?: 'line' | 'circle' | 'dashboard';
  progressClassName?: string | SchemaClassName1124;
  map?: string | (string | ColorMapType1443)[];
  showLabel?: boolean;
  placeholder?: string;
  stripe?: boolean;
  animate?: boolean;
  strokeWidth?: number;
  gapDegree?: number;
  gapPosition?: 'top' | 'bottom' | 'left' | 'right';
  valueTpl?: string;
  threshold?: ProgressSchema0Threshold1441[] | ProgressSchema0Threshold0442;
  showThresholdText?: boolean;
  styleType?: 'purity' | 'stripe';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ColorMapType1443 {
  value?: number;
  color?: string;
}
export interface ProgressSchema0Threshold1441 {
  value?: string;
  color?: string;
}
export interface ProgressSchema0Threshold0442 {
  value?: string;
  color?: string;
}
export interface QRCodeSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'qrcode' | 'qr-code';
  testid?: string;
  name?: string;
  qrcodeClassName?: string | SchemaClassName1124;
  codeSize?: number;
  backgroundColor?: string;
  foregroundColor?: string;
  level?: 'L' | 'M' | 'Q' | 'H';
  placeholder?: string;
  imageSettings?: QRCodeImageSettings;
  mode?: 'canvas' | 'svg';
  eyeType?: 'default' | 'circle' | 'rounded';
  eyeBorderColor?: string;
  eyeBorderSize?: 'default' | 'sm' | 'xs';
  eyeInnerColor?: string;
  pointType?: 'default' | 'circle';
  pointSize?: 'default' | 'sm' | 'xs';
  pointSizeRandom?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface QRCodeImageSettings {
  src?: string;
  height?: number;
  width?: number;
  excavate?: boolean;
  x?: number;
  y?: number;
}
export interface SearchBoxSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'search-box';
  testid?: string;
  name?: string;
  placeholder?: string;
  mini?: boolean;
  enhance?: boolean;
  clearable?: boolean;
  searchImediately?: boolean;
  clearAndSubmit?: boolean;
  loading?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ServiceSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'service';
  testid?: string;
  api?: string | SchemaApiObject;
  ws?: string | {};
  dataProvider?: string | DataProviderCollection;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  fetchOn?: string | ConditionGroup;
  initFetch?: boolean;
  initFetchOn?: string;
  schemaApi?: string | SchemaApiObject;
  initFetchSchema?: boolean;
  initFetchSchemaOn?: string | ConditionGroup;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string | ConditionGroup;
  messages?: SchemaMessage;
  name?: string;
  showErrorMsg?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface DataProviderCollection {
  inited?: string;
  onApiFetched?: string;
  onSchemaApiFetched?: string;
  onWsFetched?: string;
}
export interface SparkLineSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'sparkline';
  testid?: string;
  name?: string;
  width?: number;
  height?: number;
  clickAction?: ActionSchema;
  placeholder?: string;
  value?: (number | SparkLineSchema0Value1434)[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface SparkLineSchema0Value1434 {
  value?: number;
  label?: string;
}
export interface StatusSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'status';
  testid?: string;
  placeholder?: string;
  map?: unknown[] | {};
  labelMap?: {};
  source?: StatusSource;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface StatusSource {
  [k: string]: unknown;
}
export interface SpinnerSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  $$id?: string;
  className?: string;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'spinner';
  testid?: string;
  show?: boolean;
  spinnerClassName?: string;
  spinnerWrapClassName?: string;
  mode?: string;
  size?: 'sm' | 'lg' | '';
  icon?: string;
  tip?: string;
  tipPlacement?: 'top' | 'right' | 'bottom' | 'left';
  delay?: number;
  overlay?: boolean;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TableSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'table' | 'static-table';
  testid?: string;
  affixHeader?: boolean;
  affixFooter?: boolean;
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  columnsTogglable?: string | boolean | {};
  footable?: boolean | BaseTableSchemaOpen0Footable1241;
  footerClassName?: string | SchemaClassName1124;
  headerClassName?: string | SchemaClassName1124;
  placeholder?: string | BaseTableSchemaOpen0Placeholder1240;
  showIndex?: boolean;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  tableClassName?: string | SchemaClassName1124;
  title?: string;
  toolbarClassName?: string | SchemaClassName1124;
  combineNum?: string | number | ConditionGroup;
  combineFromIndex?: number;
  prefixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  affixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  resizable?: boolean;
  rowClassNameExpr?: string;
  itemBadge?: BadgeObject;
  autoGenerateFilter?: boolean | AutoGenerateFilterObject;
  canAccessSuperData?: boolean;
  autoFillHeight?: boolean | BaseTableSchemaOpen0AutoFillHeight1238;
  tableLayout?: 'fixed' | 'auto';
  deferApi?: string | SchemaApiObject;
  persistKey?: string;
  itemAction?: ActionSchema;
  tableContentClassName?: string | SchemaClassName1124;
  prefixRowClassName?: string | SchemaClassName1124;
  prefixRowClassNameExpr?: string;
  affixRowClassName?: string | SchemaClassName1124;
  affixRowClassNameExpr?: string;
  reUseRow?: 'match' | boolean;
  filterCanAccessSuperData?: boolean;
  expandConfig?: TableSchemaExpandConfig428;
  rowClassName?: string | SchemaClassName1124;
  headingClassName?: string | SchemaClassName1124;
  headerToolbarClassName?: string | SchemaClassName1124;
  footerToolbarClassName?: string | SchemaClassName1124;
  useVirtualList?: boolean;
  hideQuickSaveBtn?: boolean;
  keepItemSelectionOnPageChange?: boolean;
  quickSaveApi?: string | SchemaApiObject;
  saveImmediately?: boolean;
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
  items?: unknown[];
  selectable?: boolean;
  multiple?: boolean;
  draggable?: boolean;
  itemDraggableOn?: string;
  itemCheckableOn?: string;
  checkOnItemClick?: boolean;
  maxKeepItemSelectionLength?: number;
  primaryField?: string;
  lazyRenderAfter?: number;
  strictMode?: boolean;
  maxItemSelectionLength?: number;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject236;
  addBtn?: RefButtonSchemaOrRefSchemaObject236;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject236;
  removableMode?: string;
  itemActions?: (string | DropdownButton0254)[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface BaseTableSchemaOpen0Footable1241 {
  expand?: 'first' | 'all' | 'none';
  accordion?: boolean;
}
export interface BaseTableSchemaOpen0Placeholder1240 {
  [k: string]: unknown;
}
export interface AutoGenerateFilterObject {
  columnsNum?: number;
  showBtnToolbar?: boolean;
  defaultCollapsed?: boolean;
  enableBulkActions?: boolean;
  enableBulkActionsOn?: string | ConditionGroup;
}
export interface BaseTableSchemaOpen0AutoFillHeight1238 {
  height?: number;
  maxHeight?: number;
}
export interface TableSchemaExpandConfig428 {
  expand?: 'first' | 'all' | 'none';
  expandAll?: boolean;
  accordion?: boolean;
}
export interface ButtonSchemaAlso237 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ButtonSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  position?: string;
  actions?: unknown;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TableSchema2 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'table2';
  testid?: string;
  title?: string | AmisNode[] | AmisNode;
  source?: string;
  columnsTogglable?: string | boolean | {};
  columns: RefBaseTableSchema2OpenColumns0OrRefColu424[];
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
  canAccessSuperData?: boolean;
  lazyRenderAfter?: number;
  resizable?: boolean;
  itemAction?: unknown;
  affixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  prefixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  itemActions?: (string | DropdownButton0254)[];
  hideQuickSaveBtn?: boolean;
  persistKey?: string;
  saveImmediately?: boolean;
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
  pageField?: string;
  perPageField?: string;
  rowClassName?: string | SchemaClassName1124;
  headingClassName?: string | SchemaClassName1124;
  reUseRow?: 'match' | boolean;
  items?: unknown[];
  draggable?: boolean;
  itemDraggableOn?: string;
  itemCheckableOn?: string;
  checkOnItemClick?: boolean;
  strictMode?: boolean;
  maxItemSelectionLength?: number;
  scroll?: {};
  headSummary?: (RefSchemaObjectOrRefSummaryCell422[] | RefSchemaObjectOrRefSummaryCell422)[];
  footSummary?: (RefSchemaObjectOrRefSummaryCell422[] | RefSchemaObjectOrRefSummaryCell422)[];
  size?: 'large' | 'default' | 'small' | 'middle';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface BaseTableSchema2OpenColumns0AlsoBaseTabl426 {
  name?: string;
  title?: string | AmisNode;
  rowSpanExpr?: string;
  colSpanExpr?: string;
  children?: ColumnSchema[];
  copyable?: boolean;
  remark?: string;
  searchable?: boolean | RefSchemaObjectOrRefSearchForm103;
  sorter?: boolean;
  sortable?: boolean;
  filterable?: boolean | ColumnFilter;
  align?: 'left' | 'center' | 'right' | 'justify' | '';
  headerAlign?: 'left' | 'center' | 'right' | 'justify' | '';
  vAlign?: 'top' | 'middle' | 'bottom' | '';
  fixed?: ('left' | 'right' | 'none' | '') | boolean;
  toggled?: boolean;
  className?: string;
  titleClassName?: string | SchemaClassName1124;
  classNameExpr?: string;
  quickEdit?: boolean | SchemaQuickEditObject;
  width?: string | number;
  canAccessSuperData?: boolean;
  tpl?: string;
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
  labelClassName?: string | SchemaClassName1124;
  id?: string;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  quickEditEnabledOn?: string | ConditionGroup;
  text?: string;
  testid?: unknown;
  labelRemark?: unknown;
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
  placeholder?: string;
  colSpan?: unknown;
  rowSpan?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  $ref?: unknown;
  editorSetting?: unknown;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  pullRefresh?: unknown;
  feat?: unknown;
  dsType?: unknown;
  onEvent?: ColumnSchemaOnEvent160;
  popOverEnableOn?: string | ConditionGroup;
  popOverEnable?: boolean;
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
  searchable?: boolean | RefSchemaObjectOrRefSearchForm103;
  sorter?: boolean;
  sortable?: boolean;
  filterable?: boolean | ColumnFilter;
  align?: 'left' | 'center' | 'right' | 'justify' | '';
  headerAlign?: 'left' | 'center' | 'right' | 'justify' | '';
  vAlign?: 'top' | 'middle' | 'bottom' | '';
  fixed?: ('left' | 'right' | 'none' | '') | boolean;
  toggled?: boolean;
  className?: string;
  titleClassName?: string | SchemaClassName1124;
  classNameExpr?: string;
  quickEdit?: boolean | SchemaQuickEditObject;
  width?: string | number;
  canAccessSuperData?: boolean;
  tpl?: string;
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
  labelClassName?: string | SchemaClassName1124;
  id?: string;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  quickEditEnabledOn?: string | ConditionGroup;
  text?: string;
  testid?: unknown;
  labelRemark?: unknown;
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
  placeholder?: string;
  colSpan?: unknown;
  rowSpan?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  $ref?: unknown;
  editorSetting?: unknown;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  pullRefresh?: unknown;
  feat?: unknown;
  dsType?: unknown;
  onEvent?: ColumnSchemaOnEvent160;
  popOverEnableOn?: string | ConditionGroup;
  popOverEnable?: boolean;
}
export interface ColumnSchemaOnEvent160 {
  [k: string]: unknown;
}
export interface BaseTableSchema2OpenColumns0UntypedColum425 {
  name?: string;
  title?: string | AmisNode;
  type?: string;
  rowSpanExpr?: string;
  colSpanExpr?: string;
  children?: ColumnSchema[];
  copyable?: boolean;
  remark?: string;
  searchable?: boolean | RefSchemaObjectOrRefSearchForm103;
  sorter?: boolean;
  sortable?: boolean;
  filterable?: boolean | ColumnFilter;
  align?: 'left' | 'center' | 'right' | 'justify' | '';
  headerAlign?: 'left' | 'center' | 'right' | 'justify' | '';
  vAlign?: 'top' | 'middle' | 'bottom' | '';
  fixed?: ('left' | 'right' | 'none' | '') | boolean;
  toggled?: boolean;
  className?: string;
  titleClassName?: string | SchemaClassName1124;
  classNameExpr?: string;
  quickEdit?: boolean | SchemaQuickEditObject;
  width?: string | number;
  canAccessSuperData?: boolean;
  tpl?: string;
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
  labelClassName?: string | SchemaClassName1124;
  id?: string;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  quickEditEnabledOn?: string | ConditionGroup;
  text?: string;
  testid?: unknown;
  labelRemark?: unknown;
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
  placeholder?: string;
  colSpan?: unknown;
  rowSpan?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  $ref?: unknown;
  editorSetting?: unknown;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  pullRefresh?: unknown;
  feat?: unknown;
  dsType?: unknown;
  onEvent?: ColumnSchemaOnEvent160;
  popOverEnableOn?: string | ConditionGroup;
  popOverEnable?: boolean;
}
export interface RowSelectionSchema {
  type?: 'checkbox' | 'radio';
  keyField?: string;
  disableOn?: string;
  selections?: RowSelectionOptionsSchema[];
  selectedRowKeys?: (string | number)[];
  selectedRowKeysExpr?: string;
  columnWidth?: number;
  rowClick?: boolean;
  fixed?: boolean;
  rowClickIgControl?: boolean;
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
export interface SummaryCellAlso423 {
  text?: string;
  name?: string;
  colSpan?: number;
  fixed?: 'left' | 'right';
  align?: 'left' | 'center' | 'right';
  className?: string;
  tpl?: string;
  [k: string]: unknown;
}
export interface SummaryCell {
  text?: string;
  name?: string;
  colSpan?: number;
  fixed?: 'left' | 'right';
  align?: 'left' | 'center' | 'right';
  className?: string;
  tpl?: string;
  [k: string]: unknown;
}
export interface TabsSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'tabs';
  testid?: string;
  tabs?: TabSchema[];
  source?: string;
  tabsMode?: '' | 'line' | 'card' | 'radio' | 'vertical' | 'chrome' | 'simple' | 'strong' | 'tiled' | 'sidebar';
  contentClassName?: string | SchemaClassName1124;
  linksClassName?: string | SchemaClassName1124;
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  toolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  defaultKey?: string | number | ConditionGroup;
  activeKey?: string | number | ConditionGroup;
  collapseOnExceed?: number;
  collapseBtnLabel?: string;
  swipeable?: boolean;
  onSelect?: string;
  title?: string;
  mobile?: {};
  mode?:
    | ''
    | 'line'
    | 'card'
    | 'radio'
    | 'vertical'
    | 'chrome'
    | 'simple'
    | 'strong'
    | 'tiled'
    | 'sidebar'
    | 'normal'
    | 'inline'
    | 'horizontal'
    | 'row';
  toolbarClassName?: string | SchemaClassName1124;
  defaultActiveKey?: string | number;
  ariaLabel?: string;
  requiredOn?: string | ConditionGroup;
}
export interface TabSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  title?: string | AmisNode;
  tab?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  controls?: unknown;
  value?: string | number | boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TasksSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'tasks';
  testid?: string;
  btnClassName?: string | SchemaClassName1124;
  btnText?: string;
  checkApi?: string | SchemaApiObject;
  interval?: number;
  items?: TasksSchema0Items417[];
  name?: string;
  operationLabel?: string;
  reSubmitApi?: string | SchemaApiObject;
  remarkLabel?: string;
  retryBtnClassName?: string | SchemaClassName1124;
  retryBtnText?: string;
  statusLabel?: string;
  statusLabelMap?: string[];
  statusTextMap?: string[];
  submitApi?: string | SchemaApiObject;
  tableClassName?: string | SchemaClassName1124;
  taskNameLabel?: string;
  initialStatusCode?: number;
  readyStatusCode?: number;
  loadingStatusCode?: number;
  canRetryStatusCode?: number;
  finishStatusCode?: number;
  errorStatusCode?: number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TasksSchema0Items417 {
  key?: string;
  label?: string;
  remark?: string;
  status?: 0 | 1 | 2 | 3 | 4 | 5;
}
export interface VBoxSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'vbox';
  testid?: string;
  rows?: HboxRow[];
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface HboxRowAlso414 {
  rowClassName?: string;
  cellClassName?: string;
  [k: string]: unknown;
}
export interface HboxRowUntyped415 {
  rowClassName?: string;
  cellClassName?: string;
  [k: string]: unknown;
}
export interface VideoSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'video';
  testid?: string;
  autoPlay?: boolean;
  columnsCount?: number;
  frames?: VideoSchema0Frames411;
  framesClassName?: string | SchemaClassName1124;
  isLive?: boolean;
  jumpFrame?: boolean;
  muted?: boolean;
  loop?: boolean;
  playerClassName?: string | SchemaClassName1124;
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
  requiredOn?: string | ConditionGroup;
}
export interface VideoSchema0Frames411 {
  [k: string]: unknown;
}
export interface WizardSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'wizard';
  testid?: string;
  actionClassName?: string | SchemaClassName1124;
  actionFinishLabel?: string;
  actionNextLabel?: string;
  actionNextSaveLabel?: string;
  actionPrevLabel?: string;
  api?: string | SchemaApiObject;
  bulkSubmit?: boolean;
  initApi?: string | SchemaApiObject;
  mode?: 'vertical' | 'horizontal';
  name?: string;
  readOnly?: boolean;
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
  asyncApi?: string | SchemaApiObject;
  finishedField?: string;
  initAsyncApi?: string | SchemaApiObject;
  initFinishedField?: string;
  messages?: SchemaMessage;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface WizardStepSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  title?: string;
  subTitle?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  icon?: string;
  value?: string | number;
  description?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  actions?: ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabs?: unknown;
  fieldSet?: unknown;
  data?: unknown;
  debug?: boolean;
  debugConfig?: FormSchemaBaseOpenDebugConfig253;
  initApi?: string | SchemaApiObject;
  initAsyncApi?: string | BaseApiObject;
  initFinishedField?: string;
  initCheckInterval?: number;
  initFetch?: boolean;
  initFetchOn?: string;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  persistData?: string | boolean;
  persistDataKeys?: string[];
  clearPersistDataAfterSubmit?: boolean;
  api?: string | SchemaApiObject;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
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
  panelClassName?: string | ClassName1121;
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
  rules?: FormSchemaBaseOpenRules252[];
  preventEnterSubmit?: boolean;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  jumpable?: boolean;
  jumpableOn?: string;
  label?: string;
  controls?: unknown;
  mobile?: {};
  headerClassName?: string | SchemaClassName1124;
  bodyClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  footerWrapClassName?: string | SchemaClassName1124;
  actionsClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  lazyLoad?: boolean;
  simpleMode?: boolean;
  closeDialogOnSubmit?: boolean;
  ariaLabel?: string;
  requiredOn?: string | ConditionGroup;
}
export interface FormSchemaBaseOpenDebugConfig253 {
  levelExpand?: number;
  enableClipboard?: boolean;
  iconStyle?: 'square' | 'circle' | 'triangle';
  quotesOnKeys?: boolean;
  sortKeys?: boolean;
  ellipsisThreshold?: number | false;
  labelOverflow?: 'default' | 'ellipsis';
}
export interface FormSchemaBaseOpenRules252 {
  rule: string;
  message: string;
  name?: string | string[];
}
export interface WrapperSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'wrapper';
  testid?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'none';
  wrap?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TooltipWrapperSchema {
  $$id?: string;
  className?: string;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
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
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  wrapperComponent?: string;
  inline?: boolean;
  tooltipTheme?: 'light' | 'dark';
  enterable?: boolean;
  tooltipStyle?: {};
  tooltipArrowClassName?: string;
  tooltipClassName?: string;
  crud?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface FormSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  actions?: false | ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabs?: unknown;
  fieldSet?: unknown;
  data?: unknown;
  debug?: boolean;
  debugConfig?: FormSchemaBaseOpenDebugConfig253;
  initApi?: string | BaseApiObject;
  initAsyncApi?: string | BaseApiObject;
  initFinishedField?: string;
  initCheckInterval?: number;
  initFetch?: boolean;
  initFetchOn?: string;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  persistData?: string | boolean;
  persistDataKeys?: string[];
  clearPersistDataAfterSubmit?: boolean;
  api?: string | BaseApiObject;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
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
  panelClassName?: string | ClassName1121;
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
  rules?: FormSchemaBaseOpenRules252[];
  preventEnterSubmit?: boolean;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  type?: 'form';
  trimValues?: boolean;
  lazyChange?: boolean;
  formLazyChange?: boolean;
  inheritData?: boolean;
  mobile?: {};
  headerClassName?: string | SchemaClassName1124;
  bodyClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  footerWrapClassName?: string | SchemaClassName1124;
  actionsClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  lazyLoad?: boolean;
  simpleMode?: boolean;
  closeDialogOnSubmit?: boolean;
  ariaLabel?: string;
  requiredOn?: string | ConditionGroup;
}
export interface AnchorNavSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'anchor-nav';
  testid?: string;
  links?: AnchorNavSectionSchema[];
  active?: string | number;
  linkClassName?: string | SchemaClassName1124;
  sectionClassName?: string | SchemaClassName1124;
  direction?: 'vertical' | 'horizontal';
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface AnchorNavSectionSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  title?: string;
  href?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  children?: AnchorNavSectionSchema[];
  type?: string;
  controls?: unknown;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface StepsSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'steps';
  testid?: string;
  steps?: StepSchema[];
  source?: string;
  value?: string | number;
  name?: string;
  status?: string | ConditionGroupStepsSchema0Status1403;
  mode?: 'horizontal' | 'vertical' | 'simple';
  labelPlacement?: 'horizontal' | 'vertical';
  progressDot?: boolean;
  iconPosition?: boolean;
  iconClassName?: string | SchemaClassName1124;
  titleClassName?: string | SchemaClassName1124;
  subTitleClassName?: string | SchemaClassName1124;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface StepSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  subTitle?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  icon?: string;
  value?: string | number;
  description?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ConditionGroupStepsSchema0Status1403 {
  id?: string;
  conjunction?: 'and' | 'or';
  not?: boolean;
  if?: unknown;
  left?: ConditionValueLeft3;
  op?: string;
  right?: unknown;
  children?: ConditionValue[];
  [k: string]: unknown;
}
export interface PortletSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'portlet';
  tabs?: PortletTabSchema[];
  source?: string;
  tabsClassName?: string | SchemaClassName1124;
  tabsMode?: '' | 'line' | 'card' | 'radio' | 'vertical' | 'tiled';
  contentClassName?: string | SchemaClassName1124;
  linksClassName?: string | SchemaClassName1124;
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  toolbar?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefActionSchemaLoose169)[] | AmisNode;
  scrollable?: boolean;
  divider?: boolean;
  description?: string;
  hideHeader?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface PortletTabSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  title?: string;
  tab?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  toolbar?: string | (string | (string | AmisNode)[] | RefSchemaObjectOrRefRefActionSchemaLoose169)[] | AmisNode;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  icon?: string;
  iconPosition?: 'left' | 'right';
  reload?: boolean;
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TimelineSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'timeline';
  testid?: string;
  items?: TimelineItemSchema[];
  source?: string | SchemaApiObject;
  mode?: 'left' | 'right' | 'top' | 'bottom' | 'alternate';
  direction?: 'horizontal' | 'vertical';
  reverse?: boolean;
  itemTitleSchema?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  iconClassName?: string;
  timeClassName?: string;
  titleClassName?: string;
  detailClassName?: string;
  cardSchema?: CardSchema;
  itemKeyName?: string;
  indexKeyName?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TimelineItemSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  time?: string;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  requiredOn?: string | ConditionGroup;
}
export interface FormControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'control';
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface FormBaseControlSchemaOpenValidationError113 {
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
  isUrlPath?: string;
  isPhoneNumber?: string;
  isTelNumber?: string;
  isZipcode?: string;
  isId?: string;
  isWords?: string;
  isEmptyString?: string;
  isExisty?: string;
  isUndefined?: string;
  isTrue?: string;
  isFalse?: string;
  isSpecialWords?: string;
  isVariableName?: string;
  equals?: string;
  equalsField?: string;
  notEmptyString?: string;
  matchRegexp?: string;
  matchRegexp1?: string;
  matchRegexp2?: string;
  matchRegexp3?: string;
  matchRegexp4?: string;
  matchRegexp5?: string;
  matchRegexp6?: string;
  matchRegexp7?: string;
  matchRegexp8?: string;
  matchRegexp9?: string;
  maxLength?: string;
  maximum?: string;
  minLength?: string;
  minimum?: string;
  gt?: string;
  lt?: string;
  maximumLength?: string;
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
export interface FormBaseControlSchemaOpenValidations1112 {
  isAlpha?: unknown;
  isAlphanumeric?: unknown;
  isEmail?: unknown;
  isFloat?: unknown;
  isInt?: unknown;
  isJson?: unknown;
  isLength?: unknown;
  isNumeric?: unknown;
  isRequired?: unknown;
  isUrl?: unknown;
  isUrlPath?: unknown;
  isPhoneNumber?: unknown;
  isTelNumber?: unknown;
  isZipcode?: unknown;
  isId?: unknown;
  isWords?: unknown;
  isEmptyString?: unknown;
  isExisty?: unknown;
  isUndefined?: unknown;
  isTrue?: unknown;
  isFalse?: unknown;
  isSpecialWords?: unknown;
  isVariableName?: unknown;
  equals?: unknown;
  equalsField?: unknown;
  notEmptyString?: unknown;
  matchRegexp?: unknown;
  matchRegexp1?: unknown;
  matchRegexp2?: unknown;
  matchRegexp3?: unknown;
  matchRegexp4?: unknown;
  matchRegexp5?: unknown;
  matchRegexp6?: unknown;
  matchRegexp7?: unknown;
  matchRegexp8?: unknown;
  matchRegexp9?: unknown;
  maxLength?: unknown;
  maximum?: unknown;
  minLength?: unknown;
  minimum?: unknown;
  gt?: unknown;
  lt?: unknown;
  maximumLength?: unknown;
  isDateTimeSame?: unknown;
  isDateTimeBefore?: unknown;
  isDateTimeAfter?: unknown;
  isDateTimeSameOrBefore?: unknown;
  isDateTimeSameOrAfter?: unknown;
  isDateTimeBetween?: unknown;
  isTimeSame?: unknown;
  isTimeBefore?: unknown;
  isTimeAfter?: unknown;
  isTimeSameOrBefore?: unknown;
  isTimeSameOrAfter?: unknown;
  isTimeBetween?: unknown;
  [k: string]: unknown;
}
export interface FormBaseControlSchemaOpenOnEvent4 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface ArrayControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-array';
  scaffold?: unknown;
  noBorder?: boolean;
  deleteConfirmText?: string;
  deleteApi?: string | SchemaApiObject;
  typeSwitchable?: boolean;
  conditions?: ComboCondition[];
  formClassName?: string | SchemaClassName1124;
  addButtonClassName?: string | SchemaClassName1124;
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
  canAccessSuperData?: boolean;
  tabsMode?: boolean;
  tabsStyle?: '' | 'line' | 'card' | 'radio';
  tabsLabelTpl?: string;
  lazyLoad?: boolean;
  perPage?: number;
  strictMode?: boolean;
  syncFields?: string[];
  nullable?: boolean;
  messages?: BaseComboControlSchemaOpen0Messages384;
  updatePristineAfterStoreDataReInit?: boolean;
  testIdBuilder?: TestIdBuilder;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject236;
  columnsTogglable?: string | boolean | {};
  addBtn?: RefButtonSchemaOrRefSchemaObject236;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject236;
  removableMode?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ComboCondition {
  test?: string;
  items?: ComboSubControl[];
  label?: string;
  scaffold?: unknown;
  mode?: string;
  controls?: unknown;
}
export interface ComboSubControlAlso386 {
  unique?: boolean;
  columnClassName?: string | SchemaClassName1124;
  testid?: string;
  isPrimary?: boolean;
  width?: string | number;
}
export interface BaseComboControlSchemaOpen0Messages384 {
  validateFailed?: string;
  minLengthValidateFailed?: string;
  maxLengthValidateFailed?: string;
}
export interface ButtonGroupControlSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlWithoutSizeOpenOnEvent117;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'button-group-select';
  testid?: string;
  btnClassName?: string | SchemaClassName1124;
  btnActiveClassName?: string;
  buttons?: (string | DropdownButton0254)[];
  btnLevel?: string;
  btnActiveLevel?: string;
  vertical?: boolean;
  tiled?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  label?: string | boolean | AmisNode[] | AmisNode;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  name?: string;
  extraName?: string;
  remark?: unknown;
  labelRemark?: unknown;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlWithoutSizeOpenValidation119;
  validations?: string | FormBaseControlWithoutSizeOpenValidation118;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  options?: (string | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
  block?: boolean;
  labelField?: string;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface FormBaseControlWithoutSizeOpenOnEvent117 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface ChainedSelectControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'chained-select';
  noResultsText?: string;
  popoverClassName?: string | SchemaClassName1124;
  multi?: boolean;
  leftDefaultValue?: unknown;
  editInitApi?: string | SchemaApiObject;
  expressionsInOptions?: boolean;
  optionsPlaceholder?: string;
  selfDisabledAffectChildren?: boolean;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface CheckboxControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'checkbox';
  trueValue?: string | number | boolean;
  falseValue?: string | number | boolean;
  option?: string;
  badge?: BadgeObject;
  partial?: boolean;
  optionType?: 'default' | 'button';
  checked?: boolean;
  testIdBuilder?: TestIdBuilder;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface CheckboxesControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'checkboxes';
  defaultCheckAll?: boolean;
  checkAllText?: string;
  columnsCount?: number | number[];
  menuTpl?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  testIdBuilder?: TestIdBuilder;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  itemClassName?: string | SchemaClassName1124;
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputCityControlSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-city';
  extractValue?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  allowCity?: boolean;
  allowDistrict?: boolean;
  allowStreet?: boolean;
  searchable?: boolean;
  itemClassName?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputColorControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-color';
  clearable?: boolean;
  format?: 'hex' | 'hexa' | 'rgb' | 'rgba' | 'hsl';
  closeOnSelect?: boolean;
  presetColors?: (string | PresetColor0389)[];
  allowCustomColor?: boolean;
  popOverContainerSelector?: string;
  popoverClassName?: string | SchemaClassName1124;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface PresetColor0389 {
  color?: string;
  title?: string;
}
export interface ComboControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'combo';
  scaffold?: unknown;
  noBorder?: boolean;
  deleteConfirmText?: string;
  deleteApi?: string | SchemaApiObject;
  typeSwitchable?: boolean;
  conditions?: ComboCondition[];
  formClassName?: string | SchemaClassName1124;
  addButtonClassName?: string | SchemaClassName1124;
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
  canAccessSuperData?: boolean;
  tabsMode?: boolean;
  tabsStyle?: '' | 'line' | 'card' | 'radio';
  tabsLabelTpl?: string;
  lazyLoad?: boolean;
  perPage?: number;
  strictMode?: boolean;
  syncFields?: string[];
  nullable?: boolean;
  messages?: BaseComboControlSchemaOpen0Messages384;
  updatePristineAfterStoreDataReInit?: boolean;
  testIdBuilder?: TestIdBuilder;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject236;
  columnsTogglable?: string | boolean | {};
  addBtn?: RefButtonSchemaOrRefSchemaObject236;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject236;
  removableMode?: string;
  syncDefaultValue?: boolean;
  itemRemovableOn?: string;
  deleteIcon?: string;
  dragIcon?: string;
  itemsWrapperClassName?: string | SchemaClassName1124;
  changeImmediately?: boolean;
  itemClassName?: string | SchemaClassName1124;
  addIcon?: string | boolean;
  addBtnText?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ConditionBuilderControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'condition-builder';
  embed?: boolean;
  pickerIcon?: IconSchema;
  funcs?: ConditionBuilderFuncs1ConditionFieldFunc382[];
  fields?: RefConditionBuilderField3OrRefCustomFiel373[];
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
  selectMode?: 'list' | 'tree' | 'chained';
  title?: string;
  showNot?: boolean;
  fieldClassName?: string | SchemaClassName1124;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ConditionBuilderFuncs1ConditionFieldFunc382 {
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
  operators?: (string | ConditionBuilderFuncArg1Operators1361)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  isOptional?: boolean;
}
export interface ConditionBuilderFuncArg1Operators1361 {
  value?: string;
  values?: unknown[];
  label?: string;
}
export interface ConditionFieldFunc {
  type?: string;
  returnType?: 'text' | 'number' | 'boolean' | 'date' | 'time' | 'datetime' | 'select' | 'custom';
  args?: ConditionBuilderFuncArg[];
  label?: string;
}
export interface CustomField {
  type?: 'custom';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | CustomField0Operators1364)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: unknown;
  value?: unknown;
  defaultOp?: string;
}
export interface CustomField0Operators1364 {
  value?: string;
  values?: unknown[];
  label?: string;
}
export interface ConditionBuilderField3372 {
  type?: 'group';
  label?: string;
  name?: string;
  children?: RefConditionBuilderField3OrRefCustomFiel373[];
}
export interface FieldSimple0365 {
  type?: 'text';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple01Operators1380)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  minLength?: number;
  maxLength?: number;
  defaultOp?: string;
}
export interface FieldSimple01Operators1380 {
  value?: string;
  values?: unknown[];
  label?: string;
}
export interface FieldSimple1366 {
  type?: 'number';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple11Operators1379)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  maximum?: number;
  minimum?: number;
  step?: number;
  precision?: number;
  defaultOp?: string;
}
export interface FieldSimple11Operators1379 {
  value?: string;
  values?: unknown[];
  label?: string;
}
export interface FieldSimple2367 {
  type?: 'date';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple21Operators1378)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  format?: string;
  inputFormat?: string;
  minDate?: unknown;
  maxDate?: unknown;
  defaultOp?: string;
}
export interface FieldSimple21Operators1378 {
  value?: string;
  values?: unknown[];
  label?: string;
}
export interface FieldSimple3368 {
  type?: 'time';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple31Operators1377)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  minTime?: unknown;
  maxTime?: unknown;
  format?: string;
  inputFormat?: string;
  defaultOp?: string;
}
export interface FieldSimple31Operators1377 {
  value?: string;
  values?: unknown[];
  label?: string;
}
export interface FieldSimple4369 {
  type?: 'datetime';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple41Operators1376)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  format?: string;
  inputFormat?: string;
  timeFormat?: string;
  defaultOp?: string;
}
export interface FieldSimple41Operators1376 {
  value?: string;
  values?: unknown[];
  label?: string;
}
export interface FieldSimple5370 {
  type?: 'select';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple51Operators1375)[];
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
  defaultOp?: string;
}
export interface FieldSimple51Operators1375 {
  value?: string;
  values?: unknown[];
  label?: string;
}
export interface FieldSimple6371 {
  type?: 'boolean';
  label?: string;
  valueTypes?: ('value' | 'field' | 'func')[];
  operators?: (string | FieldSimple60Operators1374)[];
  funcs?: string[];
  defaultValue?: unknown;
  placeholder?: string;
  disabled?: boolean;
  name?: unknown;
  defaultOp?: string;
}
export interface FieldSimple60Operators1374 {
  value?: string;
  values?: unknown[];
  label?: string;
}
export interface FieldGroup {
  label?: string;
  children?: RefConditionBuilderField3OrRefCustomFiel373[];
  defaultOp?: string;
}
export interface ConditionBuilderConfig {
  valueTypes?: ('value' | 'field' | 'func')[];
  fields?: RefConditionBuilderField3OrRefCustomFiel373[];
  funcs?: ConditionBuilderFuncs1ConditionFieldFunc382[];
  maxLevel?: number;
  types?: ConditionBuilderConfigTypes356;
}
export interface ConditionBuilderConfigTypes356 {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: string;
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
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
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
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
export interface DateControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-date';
  clearable?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  closeOnSelect?: boolean;
  minDate?: string;
  maxDate?: string;
  popOverContainerSelector?: string;
  ranges?: string | unknown[];
  embed?: boolean;
  timeFormat?: string;
  timeConstraints?: {};
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
  schedules?: string | unknown[];
  largeMode?: boolean;
  scheduleAction?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface DateTimeControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-datetime';
  clearable?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  timeFormat?: string;
  minDate?: string;
  maxDate?: string;
  timeConstraints?: {};
  isEndDate?: boolean;
  ranges?: string | unknown[];
  embed?: boolean;
  popOverContainerSelector?: string;
  closeOnSelect?: boolean;
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
  schedules?: string | unknown[];
  largeMode?: boolean;
  scheduleAction?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TimeControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-time';
  clearable?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | ShortCutDateShortCutDateRangeShortCuts0193[];
  disabledDate?: string;
  inputForbid?: boolean;
  timeFormat?: string;
  timeConstraints?: {};
  embed?: boolean;
  popOverContainerSelector?: string;
  minDate?: string;
  maxDate?: string;
  closeOnSelect?: boolean;
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ShortCutDateShortCutDateRangeShortCuts0193 {
  label?: string;
  value?: string;
  date?: string;
  startDate?: string;
  endDate?: string;
}
export interface MonthControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-month';
  clearable?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  ranges?: string | unknown[];
  embed?: boolean;
  popOverContainerSelector?: string;
  timeFormat?: string;
  minDate?: string;
  maxDate?: string;
  closeOnSelect?: boolean;
  timeConstraints?: {};
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface QuarterControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-quarter';
  clearable?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  ranges?: string | unknown[];
  embed?: boolean;
  popOverContainerSelector?: string;
  timeFormat?: string;
  minDate?: string;
  maxDate?: string;
  closeOnSelect?: boolean;
  timeConstraints?: {};
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface YearControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-year';
  clearable?: boolean;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  utc?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  shortcuts?: string | unknown[];
  disabledDate?: string;
  inputForbid?: boolean;
  ranges?: string | unknown[];
  embed?: boolean;
  popOverContainerSelector?: string;
  timeFormat?: string;
  minDate?: string;
  maxDate?: string;
  closeOnSelect?: boolean;
  timeConstraints?: {};
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface DateRangeControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-date-range' | 'input-datetime-range' | 'input-time-range';
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
  utc?: boolean;
  timeFormat?: string;
  closeOnSelect?: boolean;
  timeConstraints?: {};
  inputForbid?: boolean;
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface DiffControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'diff-editor';
  diffValue?: string;
  language?: string;
  options?: unknown;
  editorTheme?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface EditorControlSchema {
  label?: string | boolean | AmisNode[] | AmisNode;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  name?: string;
  extraName?: string;
  remark?: unknown;
  labelRemark?: unknown;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlWithoutSizeOpenValidation119;
  validations?: string | FormBaseControlWithoutSizeOpenValidation118;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
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
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
  allowFullscreen?: boolean;
  editorDidMount?: string;
  options?: {};
  editorTheme?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
}
export interface FieldSetControlSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlWithoutSizeOpenOnEvent117;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'fieldset' | 'fieldSet';
  testid?: string;
  key?: string;
  headerPosition?: 'top' | 'bottom';
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string;
  collapsable?: boolean;
  collapsed?: boolean;
  showArrow?: boolean;
  expandIcon?: AmisNode;
  headingClassName?: string;
  collapseHeader?: string;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'base';
  mountOnEnter?: boolean;
  unmountOnExit?: boolean;
  divideLine?: boolean;
  label?: string | boolean | AmisNode[] | AmisNode;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  name?: string;
  extraName?: string;
  remark?: unknown;
  labelRemark?: unknown;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlWithoutSizeOpenValidation119;
  validations?: string | FormBaseControlWithoutSizeOpenValidation118;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  titlePosition?: 'top' | 'bottom';
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  title?: string;
  collapseTitle?: string;
  subFormMode?: 'normal' | 'inline' | 'horizontal';
  subFormHorizontal?: FormHorizontal;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface FileControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: FileControlSchema0AutoFill339;
  initAutoFill?: boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-file';
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
  downloadUrl?: string | boolean | SchemaApiObject;
  templateUrl?: string | SchemaApiObject;
  fileField?: string;
  finishChunkApi?: string | SchemaApiObject;
  hideUploadButton?: boolean;
  maxLength?: number;
  maxSize?: number;
  receiver?: string | SchemaApiObject;
  startChunkApi?: string | SchemaApiObject;
  useChunk?: 'auto' | boolean;
  btnClassName?: string | SchemaClassName1124;
  btnUploadClassName?: string | SchemaClassName1124;
  multiple?: boolean;
  joinValues?: boolean;
  extractValue?: boolean;
  resetValue?: unknown;
  valueField?: string;
  nameField?: string;
  urlField?: string;
  stateTextMap?: FileControlSchema0StateTextMap338;
  documentation?: string;
  documentLink?: string;
  drag?: boolean;
  invalidTypeMessage?: string;
  invalidSizeMessage?: string;
  proxy?: boolean;
  uploadType?: string;
  bos?: string;
  formType?: 'asBase64' | 'asBlob';
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface FileControlSchema0AutoFill339 {
  [k: string]: unknown;
}
export interface FileControlSchema0StateTextMap338 {
  init?: string;
  pending?: string;
  uploading?: string;
  error?: string;
  uploaded?: string;
  ready?: string;
}
export interface FormulaControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'formula';
  condition?: string;
  autoSet?: boolean;
  formula?: string;
  initSet?: boolean;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface GroupControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'group';
  body?: GroupSubControl[];
  gap?: 'xs' | 'sm' | 'normal' | 'md' | 'lg';
  direction?: 'horizontal' | 'vertical';
  subFormMode?: 'normal' | 'inline' | 'horizontal';
  subFormHorizontal?: FormHorizontal;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface GroupSubControlAlso335 {
  columnClassName?: string | SchemaClassName1124;
  columnRatio?: string | number;
  name?: string;
}
export interface HiddenControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'hidden';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface IconPickerControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'icon-picker';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ImageControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: ImageControlSchema0AutoFill327;
  initAutoFill?: boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-image';
  showErrorModal?: boolean;
  invalidTypeMessage?: string;
  invalidSizeMessage?: string;
  src?: string;
  imageClassName?: string;
  accept?: string;
  allowInput?: boolean;
  autoUpload?: boolean;
  uploadBtnText?: string | TplSchema;
  btnClassName?: string | SchemaClassName1124;
  btnUploadClassName?: string | SchemaClassName1124;
  compress?: boolean;
  compressOptions?: ImageControlSchema0CompressOptions329;
  crop?: boolean | ImageControlSchema0Crop1328;
  cropFormat?: string;
  cropQuality?: number;
  reCropable?: boolean;
  hideUploadButton?: boolean;
  limit?: boolean | ImageControlSchemaLimit0326;
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
  fixedSizeClassName?: string | SchemaClassName1124;
  draggable?: boolean;
  draggableTip?: string;
  fileField?: string;
  proxy?: boolean;
  uploadType?: string;
  bos?: string;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface ImageControlSchema0AutoFill327 {
  [k: string]: unknown;
}
export interface ImageControlSchema0CompressOptions329 {
  maxHeight?: number;
  maxWidth?: number;
}
export interface ImageControlSchema0Crop1328 {
  aspectRatio?: number;
  guides?: boolean;
  dragMode?: string;
  viewMode?: number;
  rotatable?: boolean;
  scalable?: boolean;
}
export interface ImageControlSchemaLimit0326 {
  aspectRatioLabel?: string;
  aspectRatio?: number;
  height?: number;
  width?: number;
  maxHeight?: number;
  maxWidth?: number;
  minHeight?: number;
  minWidth?: number;
}
export interface InputGroupControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-group';
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  validationConfig?: InputGroupControlSchema0ValidationConfig324;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputGroupControlSchema0ValidationConfig324 {
  errorMode?: 'full' | 'partial';
  delimiter?: string;
}
export interface ListControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'list-select';
  submitOnDBClick?: boolean;
  imageClassName?: string;
  itemSchema?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  activeItemSchema?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  listClassName?: string | SchemaClassName1124;
  itemClassName?: string | SchemaClassName1124;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface JSONSchemaEditorControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: SchemaEditorItemPlaceholder;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'json-schema-editor';
  definitions?: JSONSchemaEditorControlSchema0Definition320;
  rootTypeMutable?: boolean;
  showRootInfo?: boolean;
  disabledTypes?: string[];
  enableAdvancedSetting?: boolean;
  advancedSettings?: {};
  mini?: boolean;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
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
export interface JSONSchemaEditorControlSchema0Definition320 {
  [k: string]: unknown;
}
export interface InputSignatureSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-signature';
  width?: number;
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
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface LocationControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'location-picker';
  vendor?: 'baidu' | 'gaode' | 'tenxun';
  ak?: string;
  autoSelectCurrentLoc?: boolean;
  onlySelectCurrentLoc?: boolean;
  getLocationPlaceholder?: string;
  hideViewControl?: boolean;
  coordinatesType?: 'bd09' | 'gcj02';
  popoverClassName?: string | SchemaClassName1124;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface UUIDControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'uuid';
  length?: number;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface MatrixControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'matrix-checkboxes';
  multiple?: boolean;
  singleSelectMode?: 'cell' | 'row' | 'column';
  source?: string | SchemaApiObject;
  columns?: MatrixControlSchema0Columns314[];
  rows?: MatrixControlSchema0Rows313[];
  rowLabel?: string;
  xCheckAll?: boolean;
  yCheckAll?: boolean;
  textAlign?: 'left' | 'center' | 'right' | 'justify';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface MatrixControlSchema0Columns314 {
  label?: string;
  [k: string]: unknown;
}
export interface MatrixControlSchema0Rows313 {
  label?: string;
  [k: string]: unknown;
}
export interface MonthRangeControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-month-range';
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
  utc?: boolean;
  timeFormat?: string;
  closeOnSelect?: boolean;
  timeConstraints?: {};
  inputForbid?: boolean;
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface QuarterRangeControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-quarter-range';
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
  utc?: boolean;
  timeFormat?: string;
  closeOnSelect?: boolean;
  timeConstraints?: {};
  inputForbid?: boolean;
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface NestedSelectControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  borderMode?: 'full' | 'half' | 'none';
  menuClassName?: string;
  cascade?: boolean;
  withChildren?: boolean;
  onlyChildren?: boolean;
  onlyLeaf?: boolean;
  hideNodePathLabel?: boolean;
  maxTagCount?: number;
  overflowTagPopover?: {};
  noResultsText?: string;
  popoverClassName?: string | SchemaClassName1124;
  multi?: boolean;
  leftDefaultValue?: unknown;
  editInitApi?: string | SchemaApiObject;
  expressionsInOptions?: boolean;
  optionsPlaceholder?: string;
  selfDisabledAffectChildren?: boolean;
  checkAllLabel?: string;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface NumberControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-number';
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
  clearValueOnEmpty?: boolean;
  inputControlClassName?: string | SchemaClassName1124;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface PickerControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'picker';
  labelTpl?: string;
  labelField?: string;
  valueField?: string;
  pickerSchema?: RefCRUDCardsSchemaOrRefCRUDListSchemaOrR303;
  modalMode?: 'dialog' | 'drawer' | 'inner';
  modalSize?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  modalTitle?: string;
  embed?: boolean;
  overflowConfig?: PickerControlSchema0OverflowConfig307;
  itemClearable?: boolean;
  modalClassName?: string | SchemaClassName1124;
  strictMode?: boolean;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface CRUDCardsSchemaCRUDListSchemaCRUDTableSc305 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  affixHeader?: boolean;
  affixFooter?: boolean;
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  columnsTogglable?: string | boolean | {};
  footable?: boolean | BaseTableSchemaOpen0Footable1241;
  footerClassName?: string | SchemaClassName1124;
  headerClassName?: string | SchemaClassName1124;
  placeholder?: string | BaseTableSchemaOpen0Placeholder1240;
  showIndex?: boolean;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  tableClassName?: string | SchemaClassName1124;
  title?: string;
  toolbarClassName?: string | SchemaClassName1124;
  combineNum?: string | number | ConditionGroup;
  combineFromIndex?: number;
  prefixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  affixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  resizable?: boolean;
  rowClassNameExpr?: string;
  itemBadge?: BadgeObject;
  autoGenerateFilter?: boolean | AutoGenerateFilterObject;
  canAccessSuperData?: boolean;
  autoFillHeight?: unknown;
  tableLayout?: 'fixed' | 'auto';
  deferApi?: string | SchemaApiObject;
  persistKey?: string;
  mode?: 'table' | 'cards' | 'list';
  api?: string | SchemaApiObject;
  bulkActions?: (string | DropdownButton0254)[];
  itemActions?: (string | DropdownButton0254)[];
  perPage?: number;
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
  defaultParams?: {};
  draggable?: boolean;
  draggableOn?: string | ConditionGroup;
  name?: string;
  filter?: FormSchema;
  initFetch?: boolean;
  initFetchOn?: string;
  innerClassName?: string | SchemaClassName1124;
  interval?: number;
  orderField?: string;
  pageField?: string;
  perPageField?: string;
  pageDirectionField?: string;
  totalField?: string;
  quickSaveApi?: string | SchemaApiObject;
  quickSaveItemApi?: string | SchemaApiObject;
  saveOrderApi?: string | SchemaApiObject;
  syncLocation?: boolean;
  toolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  toolbarInline?: boolean;
  headerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenHeaderToo249)[] | AmisNode;
  footerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenFooterToo247)[] | AmisNode;
  perPageAvailable?: number[];
  messages?: SchemaMessage;
  hideQuickSaveBtn?: boolean;
  autoJumpToTopOnPagerChange?: boolean;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string | ConditionGroup;
  stopAutoRefreshWhenModalIsOpen?: boolean;
  filterTogglable?: boolean | CRUDCommonSchemaWithoutTypeOpenFilterTog246;
  filterDefaultVisible?: boolean;
  syncResponse2Query?: boolean;
  keepItemSelectionOnPageChange?: boolean;
  maxKeepItemSelectionLength?: number;
  labelTpl?: string;
  loadDataOnce?: boolean;
  loadDataOnceFetchOnFilter?: boolean;
  matchFunc?: unknown;
  expandConfig?: CRUDCommonSchemaWithoutTypeOpenExpandCon245;
  alwaysShowPagination?: boolean;
  parsePrimitiveQuery?: boolean | CRUDCommonSchemaWithoutTypeOpenParsePrim244;
  selectable?: boolean;
  multiple?: boolean;
  loadMoreProps?: CRUDCommonSchemaWithoutTypeOpenLoadMoreP242;
  tableContentClassName?: string | SchemaClassName1124;
  prefixRowClassName?: string | SchemaClassName1124;
  prefixRowClassNameExpr?: string;
  affixRowClassName?: string | SchemaClassName1124;
  affixRowClassNameExpr?: string;
  filterCanAccessSuperData?: boolean;
  reUseRow?: 'match' | boolean;
  bodyClassName?: string | SchemaClassName1124;
  rowClassName?: string | SchemaClassName1124;
  headingClassName?: string | SchemaClassName1124;
  headerToolbarClassName?: string | SchemaClassName1124;
  footerToolbarClassName?: string | SchemaClassName1124;
  useVirtualList?: boolean;
  maxTagCount?: number;
  overflowTagPopover?: {};
  labelField?: string;
  enableBulkActions?: boolean;
  features?: unknown[];
  filterEnabledList?: unknown[];
  filterColumnCount?: number;
  loadingConfig?: TrueOrRefSpinnerExtraPropsOpenLoadingCon306;
  itemDraggableOn?: string;
  itemCheckableOn?: string;
  checkOnItemClick?: boolean;
  primaryField?: string;
  lazyRenderAfter?: number;
  strictMode?: boolean;
  maxItemSelectionLength?: number;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  itemAction?: ActionSchema;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject236;
  addBtn?: RefButtonSchemaOrRefSchemaObject236;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject236;
  removableMode?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
  card?: RefCardSchemaOrRefSchemaObject177;
  itemClassName?: string | SchemaClassName1124;
  hideCheckToggler?: boolean;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  masonryLayout?: boolean;
  valueField?: string;
  itemsClassName?: string | SchemaClassName1124;
  columnsCount?: number;
  listItem?: ListItemSchema;
  size?: 'xs' | 'sm' | 'md' | 'base' | 'lg' | 'full';
  showIndexBar?: boolean;
  indexField?: string;
  indexBarOffset?: number;
}
export interface CRUDCommonSchemaWithoutTypeOpenHeaderToo250 {
  align?: 'left' | 'right';
}
export interface CRUDCommonSchemaWithoutTypeOpenFooterToo248 {
  align?: 'left' | 'right';
}
export interface CRUDCommonSchemaWithoutTypeOpenFilterTog246 {
  label?: string;
  activeLabel?: string;
  icon?: string;
  activeIcon?: string;
}
export interface CRUDCommonSchemaWithoutTypeOpenExpandCon245 {
  expand?: 'first' | 'all' | 'none';
  expandAll?: boolean;
  accordion?: boolean;
}
export interface CRUDCommonSchemaWithoutTypeOpenParsePrim244 {
  enable?: boolean;
  types?: ('boolean' | 'number')[];
}
export interface CRUDCommonSchemaWithoutTypeOpenLoadMoreP242 {
  showIcon?: boolean;
  showText?: boolean;
  color?: string;
  iconType?: string;
  contentText?: CRUDCommonSchemaWithoutTypeOpenLoadMoreP243;
  minLoadingTime?: number;
  dataAppendTo?: 'top' | 'bottom';
}
export interface CRUDCommonSchemaWithoutTypeOpenLoadMoreP243 {
  contentdown?: string;
  contentrefresh?: string;
  contentnomore?: string;
}
export interface TrueOrRefSpinnerExtraPropsOpenLoadingCon306 {}
export interface CRUDCardsSchemaCRUDListSchemaCRUDTableSc304 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'crud';
  testid?: string;
  affixHeader?: boolean;
  affixFooter?: boolean;
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  columnsTogglable?: string | boolean | {};
  footable?: boolean | BaseTableSchemaOpen0Footable1241;
  footerClassName?: string | SchemaClassName1124;
  headerClassName?: string | SchemaClassName1124;
  placeholder?: string | BaseTableSchemaOpen0Placeholder1240;
  showIndex?: boolean;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  tableClassName?: string | SchemaClassName1124;
  title?: string;
  toolbarClassName?: string | SchemaClassName1124;
  combineNum?: string | number | ConditionGroup;
  combineFromIndex?: number;
  prefixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  affixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  resizable?: boolean;
  rowClassNameExpr?: string;
  itemBadge?: BadgeObject;
  autoGenerateFilter?: boolean | AutoGenerateFilterObject;
  canAccessSuperData?: boolean;
  autoFillHeight?: unknown;
  tableLayout?: 'fixed' | 'auto';
  deferApi?: string | SchemaApiObject;
  persistKey?: string;
  mode?: 'table' | 'cards' | 'list';
  api?: string | SchemaApiObject;
  bulkActions?: (string | DropdownButton0254)[];
  itemActions?: (string | DropdownButton0254)[];
  perPage?: number;
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
  defaultParams?: {};
  draggable?: boolean;
  draggableOn?: string | ConditionGroup;
  name?: string;
  filter?: FormSchema;
  initFetch?: boolean;
  initFetchOn?: string;
  innerClassName?: string | SchemaClassName1124;
  interval?: number;
  orderField?: string;
  pageField?: string;
  perPageField?: string;
  pageDirectionField?: string;
  totalField?: string;
  quickSaveApi?: string | SchemaApiObject;
  quickSaveItemApi?: string | SchemaApiObject;
  saveOrderApi?: string | SchemaApiObject;
  syncLocation?: boolean;
  toolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  toolbarInline?: boolean;
  headerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenHeaderToo249)[] | AmisNode;
  footerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenFooterToo247)[] | AmisNode;
  perPageAvailable?: number[];
  messages?: SchemaMessage;
  hideQuickSaveBtn?: boolean;
  autoJumpToTopOnPagerChange?: boolean;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string | ConditionGroup;
  stopAutoRefreshWhenModalIsOpen?: boolean;
  filterTogglable?: boolean | CRUDCommonSchemaWithoutTypeOpenFilterTog246;
  filterDefaultVisible?: boolean;
  syncResponse2Query?: boolean;
  keepItemSelectionOnPageChange?: boolean;
  maxKeepItemSelectionLength?: number;
  labelTpl?: string;
  loadDataOnce?: boolean;
  loadDataOnceFetchOnFilter?: boolean;
  matchFunc?: unknown;
  expandConfig?: CRUDCommonSchemaWithoutTypeOpenExpandCon245;
  alwaysShowPagination?: boolean;
  parsePrimitiveQuery?: boolean | CRUDCommonSchemaWithoutTypeOpenParsePrim244;
  selectable?: boolean;
  multiple?: boolean;
  loadMoreProps?: CRUDCommonSchemaWithoutTypeOpenLoadMoreP242;
  tableContentClassName?: string | SchemaClassName1124;
  prefixRowClassName?: string | SchemaClassName1124;
  prefixRowClassNameExpr?: string;
  affixRowClassName?: string | SchemaClassName1124;
  affixRowClassNameExpr?: string;
  filterCanAccessSuperData?: boolean;
  reUseRow?: 'match' | boolean;
  bodyClassName?: string | SchemaClassName1124;
  rowClassName?: string | SchemaClassName1124;
  headingClassName?: string | SchemaClassName1124;
  headerToolbarClassName?: string | SchemaClassName1124;
  footerToolbarClassName?: string | SchemaClassName1124;
  useVirtualList?: boolean;
  maxTagCount?: number;
  overflowTagPopover?: {};
  labelField?: string;
  enableBulkActions?: boolean;
  features?: unknown[];
  filterEnabledList?: unknown[];
  filterColumnCount?: number;
  loadingConfig?: TrueOrRefSpinnerExtraPropsOpenLoadingCon306;
  itemDraggableOn?: string;
  itemCheckableOn?: string;
  checkOnItemClick?: boolean;
  primaryField?: string;
  lazyRenderAfter?: number;
  strictMode?: boolean;
  maxItemSelectionLength?: number;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  itemAction?: ActionSchema;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject236;
  addBtn?: RefButtonSchemaOrRefSchemaObject236;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject236;
  removableMode?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
  card?: RefCardSchemaOrRefSchemaObject177;
  itemClassName?: string | SchemaClassName1124;
  hideCheckToggler?: boolean;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  masonryLayout?: boolean;
  valueField?: string;
  itemsClassName?: string | SchemaClassName1124;
  columnsCount?: number;
  listItem?: ListItemSchema;
  size?: 'xs' | 'sm' | 'md' | 'base' | 'lg' | 'full';
  showIndexBar?: boolean;
  indexField?: string;
  indexBarOffset?: number;
}
export interface PickerControlSchema0OverflowConfig307 {
  maxTagCount?: number;
  displayPosition?: ('select' | 'crud')[];
  overflowTagPopover?: TooltipWrapperSchema;
  overflowTagPopoverInCRUD?: TooltipWrapperSchema;
}
export interface RadiosControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'radios';
  columnsCount?: number;
  itemClassName?: string | SchemaClassName1124;
  optionClassName?: string | SchemaClassName1124;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RadioControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'radio';
  trueValue?: string | number | boolean;
  falseValue?: string | number | boolean;
  option?: string;
  badge?: BadgeObject;
  partial?: boolean;
  optionType?: 'default' | 'button';
  checked?: boolean;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RangeControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: string | number | number[] | MultipleValue;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-range';
  max?: string | number;
  min?: string | number;
  step?: string | number;
  unit?: string;
  showSteps?: boolean;
  parts?: number | number[];
  marks?: unknown[] | {};
  tooltipVisible?: boolean;
  tooltipPlacement?: 'auto' | 'top' | 'right' | 'bottom' | 'left';
  multiple?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  showInput?: boolean;
  clearable?: boolean;
  showInputUnit?: boolean;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface MultipleValue {
  min?: number;
  max?: number;
}
export interface RatingControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-rating';
  count?: number;
  half?: boolean;
  allowClear?: boolean;
  readonly?: boolean;
  colors?: string | RatingControlSchema0Colors1297;
  inactiveColor?: string;
  texts?: RatingControlSchema0Texts296;
  textPosition?: 'left' | 'right';
  char?: string;
  charClassName?: string;
  textClassName?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RatingControlSchema0Colors1297 {
  [k: string]: unknown;
}
export interface RatingControlSchema0Texts296 {
  [k: string]: unknown;
}
export interface RichTextControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-rich-text';
  vendor?: 'froala' | 'tinymce';
  receiver?: string | SchemaApiObject;
  videoReceiver?: string | SchemaApiObject;
  fileField?: string;
  borderMode?: 'full' | 'half' | 'none';
  options?: unknown;
  editorClass?: string;
  imageEditable?: boolean;
  buttons?: unknown[];
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RepeatControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-repeat';
  options?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface SelectControlSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'select' | 'multi-select';
  autoComplete?: string | SchemaApiObject;
  menuTpl?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  showInvalidMatch?: boolean;
  borderMode?: 'full' | 'half' | 'none';
  selectMode?: 'table' | 'group' | 'tree' | 'chained' | 'associated';
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: unknown[];
  searchResultColumns?: unknown[];
  searchable?: boolean;
  searchApi?: string | SchemaApiObject;
  itemHeight?: number;
  virtualThreshold?: number;
  defaultCheckAll?: boolean;
  checkAllLabel?: string;
  maxTagCount?: number;
  overflowTagPopover?: {};
  optionClassName?: string | SchemaClassName1124;
  overlay?: SelectControlSchema0Overlay292;
  testIdBuilder?: TestIdBuilder;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  noResultsText?: string;
  popoverClassName?: string | SchemaClassName1124;
  multi?: boolean;
  leftDefaultValue?: unknown;
  editInitApi?: string | SchemaApiObject;
  expressionsInOptions?: boolean;
  optionsPlaceholder?: string;
  selfDisabledAffectChildren?: boolean;
  hideSelected?: boolean;
  showArrow?: boolean;
  selectTitle?: string;
  checkAllBySearch?: boolean;
  mobileClassName?: string | SchemaClassName1124;
  popOverContainerSelector?: string;
  overlayPlacement?: string;
  defaultOpen?: boolean;
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface SelectControlSchema0Overlay292 {
  width?: string | number;
  align?: 'left' | 'center' | 'right';
  filterOption?: 'string';
}
export interface SubFormControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-sub-form';
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
  addButtonClassName?: string | SchemaClassName1124;
  itemClassName?: string | SchemaClassName1124;
  itemsClassName?: string | SchemaClassName1124;
  showErrorMsg?: boolean;
  form?: SubFormControlSchemaForm290;
  scaffold?: unknown;
  defaultLabel?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface SubFormControlSchemaForm290 {
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOpenOnEvent123;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  title?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  actions?: ActionSchema[];
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabs?: unknown;
  fieldSet?: unknown;
  data?: unknown;
  debug?: boolean;
  debugConfig?: FormSchemaBaseOpenDebugConfig253;
  initApi?: string | BaseApiObject;
  initAsyncApi?: string | BaseApiObject;
  initFinishedField?: string;
  initCheckInterval?: number;
  initFetch?: boolean;
  initFetchOn?: string;
  interval?: number;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string;
  persistData?: string | boolean;
  persistDataKeys?: string[];
  clearPersistDataAfterSubmit?: boolean;
  api?: string | BaseApiObject;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
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
  panelClassName?: string | ClassName1121;
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
  rules?: FormSchemaBaseOpenRules252[];
  preventEnterSubmit?: boolean;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  mobile?: {};
  headerClassName?: string | SchemaClassName1124;
  bodyClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  footerWrapClassName?: string | SchemaClassName1124;
  actionsClassName?: string | SchemaClassName1124;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  lazyLoad?: boolean;
  simpleMode?: boolean;
  closeDialogOnSubmit?: boolean;
  ariaLabel?: string;
  requiredOn?: string | ConditionGroup;
}
export interface SwitchControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'sm' | 'md';
  type?: 'switch';
  trueValue?: string | number | boolean;
  falseValue?: string | number | boolean;
  option?: string;
  onText?: string | (string | (string | AmisNode)[] | AmisNode)[] | RefIconSchemaOrRefSchemaObject287;
  offText?: string | (string | (string | AmisNode)[] | AmisNode)[] | RefIconSchemaOrRefSchemaObject287;
  loading?: boolean;
  loadingOn?: string | ConditionGroup;
  optionAtLeft?: boolean;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface IconSchemaAlso288 {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  icon?: string | IconCheckedSchema;
  vendor?: 'iconfont' | 'fa' | '';
  badge?: BadgeObject;
  addOnclassName?: string | SchemaClassName1124;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface StaticExactControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'static';
  tpl?: string;
  text?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  borderMode?: 'full' | 'half' | 'none';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TableControlSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlOpenOnEvent114;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'input-table';
  testid?: string;
  affixHeader?: boolean;
  affixFooter?: boolean;
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  columnsTogglable?: string | boolean | {};
  footable?: boolean | BaseTableSchemaOpen0Footable1241;
  footerClassName?: string | SchemaClassName1124;
  headerClassName?: string | SchemaClassName1124;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  showIndex?: boolean;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  tableClassName?: string | SchemaClassName1124;
  title?: string;
  toolbarClassName?: string | SchemaClassName1124;
  combineNum?: string | number | ConditionGroup;
  combineFromIndex?: number;
  prefixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  affixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  resizable?: boolean;
  rowClassNameExpr?: string;
  itemBadge?: BadgeObject;
  autoGenerateFilter?: boolean | AutoGenerateFilterObject;
  canAccessSuperData?: boolean;
  autoFillHeight?: boolean | BaseTableSchemaOpen0AutoFillHeight1238;
  tableLayout?: 'fixed' | 'auto';
  deferApi?: string | SchemaApiObject;
  persistKey?: string;
  label?: string | boolean | AmisNode[] | AmisNode;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  name?: string;
  extraName?: string;
  remark?: unknown;
  labelRemark?: unknown;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  required?: '' | boolean;
  validationErrors?: FormBaseControlOpenValidationErrors116;
  validations?: string | FormBaseControlOpenValidations1115;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  addable?: boolean;
  childrenAddable?: boolean;
  copyable?: boolean;
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
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject236;
  enableStaticTransform?: boolean;
  matchFunc?: unknown;
  addBtn?: RefButtonSchemaOrRefSchemaObject236;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject236;
  removableMode?: string;
  strictMode?: boolean;
  tableContentClassName?: string | SchemaClassName1124;
  prefixRowClassName?: string | SchemaClassName1124;
  prefixRowClassNameExpr?: string;
  affixRowClassName?: string | SchemaClassName1124;
  affixRowClassNameExpr?: string;
  reUseRow?: 'match' | boolean;
  filterCanAccessSuperData?: boolean;
  expandConfig?: TableControlSchemaExpandConfig283;
  rowClassName?: string | SchemaClassName1124;
  updateBtnIcon?: string;
  updateBtnLabel?: string;
  showCopyBtn?: boolean;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  nativeAutoComplete?: string;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
  selectable?: boolean;
  multiple?: boolean;
  itemDraggableOn?: string;
  itemCheckableOn?: string;
  checkOnItemClick?: boolean;
  maxKeepItemSelectionLength?: number;
  primaryField?: string;
  lazyRenderAfter?: number;
  maxItemSelectionLength?: number;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  itemAction?: ActionSchema;
  itemActions?: (string | DropdownButton0254)[];
}
export interface FormBaseControlOpenOnEvent114 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface FormBaseControlOpenValidationErrors116 {
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
  isUrlPath?: string;
  isPhoneNumber?: string;
  isTelNumber?: string;
  isZipcode?: string;
  isId?: string;
  isWords?: string;
  isEmptyString?: string;
  isExisty?: string;
  isUndefined?: string;
  isTrue?: string;
  isFalse?: string;
  isSpecialWords?: string;
  isVariableName?: string;
  equals?: string;
  equalsField?: string;
  notEmptyString?: string;
  matchRegexp?: string;
  matchRegexp1?: string;
  matchRegexp2?: string;
  matchRegexp3?: string;
  matchRegexp4?: string;
  matchRegexp5?: string;
  matchRegexp6?: string;
  matchRegexp7?: string;
  matchRegexp8?: string;
  matchRegexp9?: string;
  maxLength?: string;
  maximum?: string;
  minLength?: string;
  minimum?: string;
  gt?: string;
  lt?: string;
  maximumLength?: string;
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
export interface FormBaseControlOpenValidations1115 {
  isAlpha?: unknown;
  isAlphanumeric?: unknown;
  isEmail?: unknown;
  isFloat?: unknown;
  isInt?: unknown;
  isJson?: unknown;
  isLength?: unknown;
  isNumeric?: unknown;
  isRequired?: unknown;
  isUrl?: unknown;
  isUrlPath?: unknown;
  isPhoneNumber?: unknown;
  isTelNumber?: unknown;
  isZipcode?: unknown;
  isId?: unknown;
  isWords?: unknown;
  isEmptyString?: unknown;
  isExisty?: unknown;
  isUndefined?: unknown;
  isTrue?: unknown;
  isFalse?: unknown;
  isSpecialWords?: unknown;
  isVariableName?: unknown;
  equals?: unknown;
  equalsField?: unknown;
  notEmptyString?: unknown;
  matchRegexp?: unknown;
  matchRegexp1?: unknown;
  matchRegexp2?: unknown;
  matchRegexp3?: unknown;
  matchRegexp4?: unknown;
  matchRegexp5?: unknown;
  matchRegexp6?: unknown;
  matchRegexp7?: unknown;
  matchRegexp8?: unknown;
  matchRegexp9?: unknown;
  maxLength?: unknown;
  maximum?: unknown;
  minLength?: unknown;
  minimum?: unknown;
  gt?: unknown;
  lt?: unknown;
  maximumLength?: unknown;
  isDateTimeSame?: unknown;
  isDateTimeBefore?: unknown;
  isDateTimeAfter?: unknown;
  isDateTimeSameOrBefore?: unknown;
  isDateTimeSameOrAfter?: unknown;
  isDateTimeBetween?: unknown;
  isTimeSame?: unknown;
  isTimeBefore?: unknown;
  isTimeAfter?: unknown;
  isTimeSameOrBefore?: unknown;
  isTimeSameOrAfter?: unknown;
  isTimeBetween?: unknown;
  [k: string]: unknown;
}
export interface TableControlSchemaExpandConfig283 {
  expand?: 'first' | 'all' | 'none';
  expandAll?: boolean;
  accordion?: boolean;
}
export interface TabsTransferControlSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'tabs-transfer';
  showArrow?: boolean;
  sortable?: boolean;
  selectMode?: 'table' | 'list' | 'tree' | 'chained' | 'associated';
  resultListModeFollowSelect?: boolean;
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  searchResultColumns?: unknown[];
  searchable?: boolean;
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
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TagControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-tag';
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
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TextControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?:
    'input-text' | 'input-email' | 'input-url' | 'input-password' | 'native-date' | 'native-time' | 'native-number';
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
  transform?: TextControlSchema0Transform276;
  inputControlClassName?: string;
  nativeInputClassName?: string;
  clearValueOnEmpty?: boolean;
  addOnclassName?: string | SchemaClassName1124;
  revealPassword?: boolean;
  max?: string | number;
  min?: string | number;
  step?: string | number;
  multi?: boolean;
  addOnClassName?: string | SchemaClassName1124;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputTextAddOnAlso278 {
  position?: 'left' | 'right';
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  actions?: unknown;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface InputTextAddOnUntyped279 {
  position?: 'left' | 'right';
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'action' | 'button' | 'submit' | 'reset';
  testid?: string;
  block?: boolean;
  disabledTip?: string | {};
  icon?: string;
  iconClassName?: string | SchemaClassName1124;
  rightIcon?: string;
  rightIconClassName?: string | SchemaClassName1124;
  loadingClassName?: string | SchemaClassName1124;
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
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'default';
  tooltip?: string | SchemaTooltip126;
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
  loadingOn?: string | ConditionGroup;
  disabledOnAction?: boolean;
  onClick?: unknown;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  tabIndex?: number;
  href?: string;
  api?: string | SchemaApiObject;
  payload?: unknown;
  redirect?: string;
  name?: string;
  data?: unknown;
  url?: string;
  blank?: boolean;
  link?: string;
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  content?: unknown;
  copyFormat?: string;
  confirmTitle?: string;
  asyncApi?: string | SchemaApiObject;
  reload?: unknown;
  wrapWithPanel?: boolean;
  align?: string;
  fileName?: string;
  value?: unknown;
  width?: string | number;
  params?: {};
  actions?: unknown;
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  toast?: ToastMessages;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  feedback?: RefFeedbackDialogOrRefSchemaObject18;
  messages?: SchemaMessage;
  active?: boolean;
  hiddenOnHover?: boolean;
  tooltipTrigger?: string | unknown[];
  tooltipRootClose?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TextControlSchema0Transform276 {
  lowerCase?: boolean;
  upperCase?: boolean;
}
export interface TextareaControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'textarea';
  maxRows?: number;
  minRows?: number;
  borderMode?: 'full' | 'half' | 'none';
  maxLength?: number;
  showCounter?: boolean;
  clearable?: boolean;
  resetValue?: string;
  trimContents?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TransferControlSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'transfer';
  showArrow?: boolean;
  sortable?: boolean;
  selectMode?: 'table' | 'list' | 'tree' | 'chained' | 'associated';
  resultListModeFollowSelect?: boolean;
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  searchResultColumns?: unknown[];
  searchable?: boolean;
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
  noResultsText?: string;
  popoverClassName?: string | SchemaClassName1124;
  multi?: boolean;
  leftDefaultValue?: unknown;
  editInitApi?: string | SchemaApiObject;
  expressionsInOptions?: boolean;
  optionsPlaceholder?: string;
  selfDisabledAffectChildren?: boolean;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TransferPickerControlSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'transfer-picker';
  showArrow?: boolean;
  sortable?: boolean;
  selectMode?: 'table' | 'list' | 'tree' | 'chained' | 'associated';
  resultListModeFollowSelect?: boolean;
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  searchResultColumns?: unknown[];
  searchable?: boolean;
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
  maxTagCount?: number;
  overflowTagPopover?: {};
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TabsTransferPickerControlSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'tabs-transfer-picker';
  showArrow?: boolean;
  sortable?: boolean;
  selectMode?: 'table' | 'list' | 'tree' | 'chained' | 'associated';
  resultListModeFollowSelect?: boolean;
  leftOptions?: Option[];
  leftMode?: 'tree' | 'list';
  rightMode?: 'table' | 'list' | 'tree' | 'chained';
  searchResultMode?: 'table' | 'list' | 'tree' | 'chained';
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  searchResultColumns?: unknown[];
  searchable?: boolean;
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
  maxTagCount?: number;
  overflowTagPopover?: {};
  pickerSize?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TreeControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | SchemaApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'input-tree';
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
  searchable?: boolean;
  searchApi?: string | SchemaApiObject;
  itemActions?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  searchConfig?: TreeControlSchema0SearchConfig270;
  treeClassName?: string;
  heightAuto?: boolean;
  iconField?: string;
  unfoldedLevel?: number;
  initiallyOpen?: boolean;
  showRadio?: boolean;
  createTip?: string;
  editTip?: string;
  rootCreateTip?: string;
  treeContainerClassName?: string | SchemaClassName1124;
  editInitApi?: string | SchemaApiObject;
  minLength?: number;
  maxLength?: number;
  removeTip?: string;
  nodePath?: unknown[];
  virtualThreshold?: number;
  itemHeight?: number;
  menuTpl?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface TreeControlSchema0SearchConfig270 {
  className?: string;
  placeholder?: string;
  mini?: boolean;
  enhance?: boolean;
  clearable?: boolean;
  searchImediately?: boolean;
  sticky?: boolean;
}
export interface TreeSelectControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | SchemaApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'tree-select';
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
  menuTpl?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  autoCancelParent?: boolean;
  itemActions?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  enableDefaultIcon?: boolean;
  testIdBuilder?: TestIdBuilder;
  unfoldedLevel?: number;
  initiallyOpen?: boolean;
  autoComplete?: string | SchemaApiObject;
  borderMode?: string;
  draggable?: boolean;
  noResultsText?: string;
  popoverClassName?: string | SchemaClassName1124;
  multi?: boolean;
  leftDefaultValue?: unknown;
  editInitApi?: string | SchemaApiObject;
  expressionsInOptions?: boolean;
  optionsPlaceholder?: string;
  selfDisabledAffectChildren?: boolean;
  showRadio?: boolean;
  createTip?: string;
  editTip?: string;
  rootCreateTip?: string;
  treeContainerClassName?: string | SchemaClassName1124;
  autoCheckChildren?: boolean;
  minLength?: number;
  maxLength?: number;
  removeTip?: string;
  nodePath?: unknown[];
  virtualThreshold?: number;
  itemHeight?: number;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface UserSelectControlSchema {
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: 'users-select';
  showNav?: boolean;
  navTitle?: string;
  tabOptions?: unknown;
  tabMode?: unknown;
  displayFields?: string[];
  multi?: boolean;
  searchApi?: string | SchemaApiObject;
  isDep?: boolean;
  isRef?: boolean;
  searchPlaceholder?: string;
  searchTerm?: string;
  searchParam?: {};
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface DateRangeSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'date-range';
  testid?: string;
  valueFormat?: string;
  format?: string;
  displayFormat?: string;
  delimiter?: string;
  connector?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface MultilineTextSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'multiline-text';
  testid?: string;
  text?: string;
  maxRows?: number;
  expendButtonText?: string;
  collapseButtonText?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface PasswordSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'password';
  testid?: string;
  mosaicText?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface WordsSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'words';
  testid?: string;
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
  requiredOn?: string | ConditionGroup;
}
export interface TagSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
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
  requiredOn?: string | ConditionGroup;
}
export interface SliderSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'slider';
  testid?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  left?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  right?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyWidth?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CRUDCardsSchema {
  loadingConfig?: SpinnerExtraPropsOpenLoadingConfig259;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'crud';
  testid?: string;
  card?: RefCardSchemaOrRefSchemaObject177;
  headerClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  itemClassName?: string | SchemaClassName1124;
  placeholder?: string;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  title?: string;
  hideCheckToggler?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  itemCheckableOn?: string;
  itemDraggableOn?: string;
  checkOnItemClick?: boolean;
  masonryLayout?: boolean;
  valueField?: string;
  mode?: 'cards';
  api?: string | SchemaApiObject;
  deferApi?: string | SchemaApiObject;
  bulkActions?: (string | DropdownButton0254)[];
  itemActions?: (string | DropdownButton0254)[];
  perPage?: number;
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
  defaultParams?: {};
  draggable?: boolean;
  draggableOn?: string | ConditionGroup;
  name?: string;
  filter?: FormSchema;
  initFetch?: boolean;
  initFetchOn?: string;
  innerClassName?: string | SchemaClassName1124;
  interval?: number;
  orderField?: string;
  pageField?: string;
  perPageField?: string;
  pageDirectionField?: string;
  totalField?: string;
  quickSaveApi?: string | SchemaApiObject;
  quickSaveItemApi?: string | SchemaApiObject;
  saveOrderApi?: string | SchemaApiObject;
  syncLocation?: boolean;
  toolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  toolbarInline?: boolean;
  headerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenHeaderToo249)[] | AmisNode;
  footerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenFooterToo247)[] | AmisNode;
  perPageAvailable?: number[];
  messages?: SchemaMessage;
  hideQuickSaveBtn?: boolean;
  autoJumpToTopOnPagerChange?: boolean;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string | ConditionGroup;
  stopAutoRefreshWhenModalIsOpen?: boolean;
  filterTogglable?: boolean | CRUDCommonSchemaWithoutTypeOpenFilterTog246;
  filterDefaultVisible?: boolean;
  syncResponse2Query?: boolean;
  keepItemSelectionOnPageChange?: boolean;
  maxKeepItemSelectionLength?: number;
  labelTpl?: string;
  loadDataOnce?: boolean;
  loadDataOnceFetchOnFilter?: boolean;
  matchFunc?: unknown;
  expandConfig?: CRUDCommonSchemaWithoutTypeOpenExpandCon245;
  alwaysShowPagination?: boolean;
  autoGenerateFilter?: boolean | AutoGenerateFilterObject;
  autoFillHeight?: unknown;
  parsePrimitiveQuery?: boolean | CRUDCommonSchemaWithoutTypeOpenParsePrim244;
  selectable?: boolean;
  multiple?: boolean;
  loadMoreProps?: CRUDCommonSchemaWithoutTypeOpenLoadMoreP242;
  tableContentClassName?: string | SchemaClassName1124;
  prefixRowClassName?: string | SchemaClassName1124;
  prefixRowClassNameExpr?: string;
  affixRowClassName?: string | SchemaClassName1124;
  affixRowClassNameExpr?: string;
  filterCanAccessSuperData?: boolean;
  reUseRow?: 'match' | boolean;
  bodyClassName?: string | SchemaClassName1124;
  maxTagCount?: number;
  overflowTagPopover?: {};
  labelField?: string;
  enableBulkActions?: boolean;
  itemsClassName?: string | SchemaClassName1124;
  features?: unknown[];
  filterEnabledList?: unknown[];
  filterColumnCount?: number;
  primaryField?: string;
  lazyRenderAfter?: number;
  strictMode?: boolean;
  maxItemSelectionLength?: number;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  itemAction?: ActionSchema;
  columnsCount?: number;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CRUDListSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'crud';
  testid?: string;
  title?: string;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footerClassName?: string | SchemaClassName1124;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  listItem?: ListItemSchema;
  source?: string;
  showFooter?: boolean;
  showHeader?: boolean;
  placeholder?: string;
  hideCheckToggler?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  itemCheckableOn?: string;
  itemDraggableOn?: string;
  checkOnItemClick?: boolean;
  valueField?: string;
  size?: 'xs' | 'sm' | 'md' | 'base' | 'lg' | 'full';
  itemAction?: ActionSchema;
  showIndexBar?: boolean;
  indexField?: string;
  indexBarOffset?: number;
  mode?: 'list';
  api?: string | SchemaApiObject;
  deferApi?: string | SchemaApiObject;
  bulkActions?: (string | DropdownButton0254)[];
  itemActions?: (string | DropdownButton0254)[];
  perPage?: number;
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
  defaultParams?: {};
  draggable?: boolean;
  draggableOn?: string | ConditionGroup;
  name?: string;
  filter?: FormSchema;
  initFetch?: boolean;
  initFetchOn?: string;
  innerClassName?: string | SchemaClassName1124;
  interval?: number;
  orderField?: string;
  pageField?: string;
  perPageField?: string;
  pageDirectionField?: string;
  totalField?: string;
  quickSaveApi?: string | SchemaApiObject;
  quickSaveItemApi?: string | SchemaApiObject;
  saveOrderApi?: string | SchemaApiObject;
  syncLocation?: boolean;
  toolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  toolbarInline?: boolean;
  headerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenHeaderToo249)[] | AmisNode;
  footerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenFooterToo247)[] | AmisNode;
  perPageAvailable?: number[];
  messages?: SchemaMessage;
  hideQuickSaveBtn?: boolean;
  autoJumpToTopOnPagerChange?: boolean;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string | ConditionGroup;
  stopAutoRefreshWhenModalIsOpen?: boolean;
  filterTogglable?: boolean | CRUDCommonSchemaWithoutTypeOpenFilterTog246;
  filterDefaultVisible?: boolean;
  syncResponse2Query?: boolean;
  keepItemSelectionOnPageChange?: boolean;
  maxKeepItemSelectionLength?: number;
  labelTpl?: string;
  loadDataOnce?: boolean;
  loadDataOnceFetchOnFilter?: boolean;
  matchFunc?: unknown;
  expandConfig?: CRUDCommonSchemaWithoutTypeOpenExpandCon245;
  alwaysShowPagination?: boolean;
  autoGenerateFilter?: boolean | AutoGenerateFilterObject;
  autoFillHeight?: unknown;
  parsePrimitiveQuery?: boolean | CRUDCommonSchemaWithoutTypeOpenParsePrim244;
  selectable?: boolean;
  multiple?: boolean;
  loadMoreProps?: CRUDCommonSchemaWithoutTypeOpenLoadMoreP242;
  tableContentClassName?: string | SchemaClassName1124;
  prefixRowClassName?: string | SchemaClassName1124;
  prefixRowClassNameExpr?: string;
  affixRowClassName?: string | SchemaClassName1124;
  affixRowClassNameExpr?: string;
  filterCanAccessSuperData?: boolean;
  reUseRow?: 'match' | boolean;
  bodyClassName?: string | SchemaClassName1124;
  maxTagCount?: number;
  overflowTagPopover?: {};
  labelField?: string;
  enableBulkActions?: boolean;
  features?: unknown[];
  filterEnabledList?: unknown[];
  filterColumnCount?: number;
  primaryField?: string;
  lazyRenderAfter?: number;
  strictMode?: boolean;
  maxItemSelectionLength?: number;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CRUDTableSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'crud';
  testid?: string;
  affixHeader?: boolean;
  affixFooter?: boolean;
  columns?: RefTableColumnObjectOrRefTableColumnWith95[];
  columnsTogglable?: string | boolean | {};
  footable?: boolean | BaseTableSchemaOpen0Footable1241;
  footerClassName?: string | SchemaClassName1124;
  headerClassName?: string | SchemaClassName1124;
  placeholder?: string | BaseTableSchemaOpen0Placeholder1240;
  showIndex?: boolean;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  tableClassName?: string | SchemaClassName1124;
  title?: string;
  toolbarClassName?: string | SchemaClassName1124;
  combineNum?: string | number | ConditionGroup;
  combineFromIndex?: number;
  prefixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  affixRow?: (RefTableColumnObjectOrRefTableColumnWith95[] | RefTableColumnObjectOrRefTableColumnWith95)[];
  resizable?: boolean;
  rowClassNameExpr?: string;
  itemBadge?: BadgeObject;
  autoGenerateFilter?: boolean | AutoGenerateFilterObject;
  canAccessSuperData?: boolean;
  autoFillHeight?: boolean | BaseTableSchemaOpen0AutoFillHeight1238;
  tableLayout?: 'fixed' | 'auto';
  deferApi?: string | SchemaApiObject;
  persistKey?: string;
  mode?: 'table';
  api?: string | SchemaApiObject;
  bulkActions?: (string | DropdownButton0254)[];
  itemActions?: (string | DropdownButton0254)[];
  perPage?: number;
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
  defaultParams?: {};
  draggable?: boolean;
  draggableOn?: string | ConditionGroup;
  name?: string;
  filter?: FormSchema;
  initFetch?: boolean;
  initFetchOn?: string;
  innerClassName?: string | SchemaClassName1124;
  interval?: number;
  orderField?: string;
  pageField?: string;
  perPageField?: string;
  pageDirectionField?: string;
  totalField?: string;
  quickSaveApi?: string | SchemaApiObject;
  quickSaveItemApi?: string | SchemaApiObject;
  saveOrderApi?: string | SchemaApiObject;
  syncLocation?: boolean;
  toolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  toolbarInline?: boolean;
  headerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenHeaderToo249)[] | AmisNode;
  footerToolbar?: string | (string | (string | AmisNode)[] | CRUDCommonSchemaWithoutTypeOpenFooterToo247)[] | AmisNode;
  perPageAvailable?: number[];
  messages?: SchemaMessage;
  hideQuickSaveBtn?: boolean;
  autoJumpToTopOnPagerChange?: boolean;
  silentPolling?: boolean;
  stopAutoRefreshWhen?: string | ConditionGroup;
  stopAutoRefreshWhenModalIsOpen?: boolean;
  filterTogglable?: boolean | CRUDCommonSchemaWithoutTypeOpenFilterTog246;
  filterDefaultVisible?: boolean;
  syncResponse2Query?: boolean;
  keepItemSelectionOnPageChange?: boolean;
  maxKeepItemSelectionLength?: number;
  labelTpl?: string;
  loadDataOnce?: boolean;
  loadDataOnceFetchOnFilter?: boolean;
  matchFunc?: unknown;
  expandConfig?: CRUDCommonSchemaWithoutTypeOpenExpandCon245;
  alwaysShowPagination?: boolean;
  parsePrimitiveQuery?: boolean | CRUDCommonSchemaWithoutTypeOpenParsePrim244;
  selectable?: boolean;
  multiple?: boolean;
  loadMoreProps?: CRUDCommonSchemaWithoutTypeOpenLoadMoreP242;
  tableContentClassName?: string | SchemaClassName1124;
  prefixRowClassName?: string | SchemaClassName1124;
  prefixRowClassNameExpr?: string;
  affixRowClassName?: string | SchemaClassName1124;
  affixRowClassNameExpr?: string;
  filterCanAccessSuperData?: boolean;
  reUseRow?: 'match' | boolean;
  bodyClassName?: string | SchemaClassName1124;
  rowClassName?: string | SchemaClassName1124;
  headingClassName?: string | SchemaClassName1124;
  headerToolbarClassName?: string | SchemaClassName1124;
  footerToolbarClassName?: string | SchemaClassName1124;
  useVirtualList?: boolean;
  maxTagCount?: number;
  overflowTagPopover?: {};
  labelField?: string;
  enableBulkActions?: boolean;
  features?: unknown[];
  filterEnabledList?: unknown[];
  filterColumnCount?: number;
  loadingConfig?: {};
  itemDraggableOn?: string;
  itemCheckableOn?: string;
  checkOnItemClick?: boolean;
  primaryField?: string;
  lazyRenderAfter?: number;
  strictMode?: boolean;
  maxItemSelectionLength?: number;
  scroll?: {};
  headSummary?: unknown;
  footSummary?: unknown;
  itemAction?: ActionSchema;
  footerAddBtn?: RefButtonSchemaOrRefSchemaObject236;
  addBtn?: RefButtonSchemaOrRefSchemaObject236;
  deleteBtn?: string | RefButtonSchemaOrRefSchemaObject236;
  removableMode?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface AmisNodeSchema {
  name?: string;
  value?: unknown;
  schema?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  props?: {};
  scope?: {};
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface AppSchema {
  api?: string | SchemaApiObject;
  brandName?: string;
  logo?: string;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  asideBefore?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  asideAfter?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  pages?: AppPageSchema[] | AppPageSchema;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  showBreadcrumb?: boolean;
  showFullBreadcrumbPath?: boolean;
  showBreadcrumbHomePath?: boolean;
  loadingConfig?: {};
  data?: {};
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface AppPageSchema {
  label?: string;
  icon?: string;
  url?: string;
  schema?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  schemaApi?: string | SchemaApiObject;
  link?: string;
  redirect?: string;
  rewrite?: string;
  isDefaultPage?: string | boolean;
  visible?: boolean;
  className?: string | SchemaClassName1124;
  children?: AppPageSchema[];
  [k: string]: unknown;
}
export interface BarCodeSchema {
  name?: string;
  value?: unknown;
  width?: number;
  height?: number;
  options?: {};
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface BreadcrumbSchema {
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
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface BreadcrumbItemSchema {
  label?: string;
  icon?: string;
  href?: string;
  dropdown?: BreadcrumbItemSchema[];
  type?: string;
  value?: unknown;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOnEvent211;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeEditorSetting210;
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface BaseSchemaWithoutTypeOnEvent211 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface BaseSchemaWithoutTypeEditorSetting210 {
  behavior?: string;
  displayName?: string;
  mock?: unknown;
  [k: string]: unknown;
}
export interface CodeSchema {
  name?: string;
  value?: unknown;
  language?: string;
  editorTheme?: string;
  tabSize?: number;
  wordWrap?: boolean;
  customLang?: {};
  wrapperComponent?: string;
  maxHeight?: string | number;
  options?: {};
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CustomSchema {
  html?: string;
  onMount?: string;
  onUpdate?: string;
  onUnmount?: string;
  inline?: boolean;
  wrapperComponent?: unknown;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface FormBaseControlSchemaValidationErrors129 {
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
  isUrlPath?: string;
  isPhoneNumber?: string;
  isTelNumber?: string;
  isZipcode?: string;
  isId?: string;
  isWords?: string;
  isEmptyString?: string;
  isExisty?: string;
  isUndefined?: string;
  isTrue?: string;
  isFalse?: string;
  isSpecialWords?: string;
  isVariableName?: string;
  equals?: string;
  equalsField?: string;
  notEmptyString?: string;
  matchRegexp?: string;
  matchRegexp1?: string;
  matchRegexp2?: string;
  matchRegexp3?: string;
  matchRegexp4?: string;
  matchRegexp5?: string;
  matchRegexp6?: string;
  matchRegexp7?: string;
  matchRegexp8?: string;
  matchRegexp9?: string;
  maxLength?: string;
  maximum?: string;
  minLength?: string;
  minimum?: string;
  gt?: string;
  lt?: string;
  maximumLength?: string;
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
export interface FormBaseControlSchemaValidations1128 {
  isAlpha?: unknown;
  isAlphanumeric?: unknown;
  isEmail?: unknown;
  isFloat?: unknown;
  isInt?: unknown;
  isJson?: unknown;
  isLength?: unknown;
  isNumeric?: unknown;
  isRequired?: unknown;
  isUrl?: unknown;
  isUrlPath?: unknown;
  isPhoneNumber?: unknown;
  isTelNumber?: unknown;
  isZipcode?: unknown;
  isId?: unknown;
  isWords?: unknown;
  isEmptyString?: unknown;
  isExisty?: unknown;
  isUndefined?: unknown;
  isTrue?: unknown;
  isFalse?: unknown;
  isSpecialWords?: unknown;
  isVariableName?: unknown;
  equals?: unknown;
  equalsField?: unknown;
  notEmptyString?: unknown;
  matchRegexp?: unknown;
  matchRegexp1?: unknown;
  matchRegexp2?: unknown;
  matchRegexp3?: unknown;
  matchRegexp4?: unknown;
  matchRegexp5?: unknown;
  matchRegexp6?: unknown;
  matchRegexp7?: unknown;
  matchRegexp8?: unknown;
  matchRegexp9?: unknown;
  maxLength?: unknown;
  maximum?: unknown;
  minLength?: unknown;
  minimum?: unknown;
  gt?: unknown;
  lt?: unknown;
  maximumLength?: unknown;
  isDateTimeSame?: unknown;
  isDateTimeBefore?: unknown;
  isDateTimeAfter?: unknown;
  isDateTimeSameOrBefore?: unknown;
  isDateTimeSameOrAfter?: unknown;
  isDateTimeBetween?: unknown;
  isTimeSame?: unknown;
  isTimeBefore?: unknown;
  isTimeAfter?: unknown;
  isTimeSameOrBefore?: unknown;
  isTimeSameOrAfter?: unknown;
  isTimeBetween?: unknown;
  [k: string]: unknown;
}
export interface FormBaseControlSchemaOnEvent127 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface MarkdownSchema {
  name?: string;
  value?: unknown;
  src?: string | SchemaApiObject;
  options?: {};
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface LogSchema {
  showLineNumber?: boolean;
  source?: string | SchemaApiObject;
  height?: number;
  autoScroll?: boolean;
  disableColor?: boolean;
  placeholder?: string;
  encoding?: string;
  maxLength?: number;
  rowHeight?: number;
  operation?: string | string[];
  credentials?: string;
  filter?: string;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface NumberSchema {
  name?: string;
  value?: unknown;
  precision?: number;
  prefix?: string;
  suffix?: string;
  affix?: string;
  kilobitSeparator?: boolean;
  percent?: number | boolean;
  placeholder?: string;
  unitOptions?: string | unknown[] | {};
  inputClassName?: string | SchemaClassName1124;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface OfficeViewerSchema {
  name?: string;
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
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface PdfViewerSchema {
  src?: string | SchemaApiObject;
  name?: string;
  width?: number;
  height?: number;
  background?: string;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface PropertySchema {
  title?: string;
  column?: number;
  mode?: 'table' | 'simple';
  source?: string;
  items?: string | PropertyItemSchema[];
  titleStyle?: {};
  labelStyle?: {};
  separator?: string;
  contentStyle?: {};
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface PropertyItemSchema {
  label?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  content?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  visibleOn?: string;
  hiddenOn?: string;
  visible?: boolean;
  hidden?: boolean;
  span?: number;
}
export interface ShapeSchema {
  shapeType?: string;
  width?: number;
  height?: number;
  radius?: number;
  color?: string;
  paths?: string[];
  stroke?: string;
  strokeWidth?: number;
  strokeType?: 'line' | 'dash' | 'dot';
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TableViewSchema {
  width?: string | number;
  padding?: string | number;
  border?: boolean;
  borderColor?: string;
  caption?: string;
  captionSide?: 'top' | 'bottom';
  trs?: TableViewRowSchema[];
  cols?: TableViewSchema0Cols214[];
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface TableViewRowSchema {
  id?: string;
  background?: string;
  height?: string | number;
  tds?: TableViewCellSchema[];
  style?: {};
  visibleOn?: string | ConditionGroup;
  hiddenOn?: string | ConditionGroup;
}
export interface TableViewCellSchema {
  id?: string;
  className?: string | SchemaClassName1124;
  background?: string;
  color?: string;
  bold?: boolean;
  padding?: string | number;
  width?: string | number;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  align?: 'left' | 'center' | 'right' | 'justify';
  valign?: 'top' | 'middle' | 'bottom' | 'baseline';
  colspan?: number;
  rowspan?: number;
  style?: {};
  visibleOn?: string | ConditionGroup;
  hiddenOn?: string | ConditionGroup;
}
export interface TableViewSchema0Cols214 {
  span?: number;
  style?: {};
  width?: string | number;
}
export interface WebComponentSchema {
  tag?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  props?: {};
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface GridNavSchema {
  itemClassName?: string | SchemaClassName1124;
  contentClassName?: string | SchemaClassName1124;
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
  value?: unknown;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
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
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaWithoutTypeOnEvent211;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeEditorSetting210;
  useMobileUI?: boolean;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface FlexItemSchema {
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ChartRadiosControlSchema {
  config?: string | {};
  showTooltipOnHighlight?: boolean;
  chartValueField?: string;
  height?: string | number;
  options?: string | (string | number | boolean | Option)[] | {};
  source?: string | BaseApiObject;
  selectFirst?: boolean;
  initFetchOn?: string;
  initFetch?: boolean;
  multiple?: boolean;
  checkAll?: boolean;
  joinValues?: boolean;
  delimiter?: string;
  valuesNoWrap?: boolean;
  extractValue?: boolean;
  clearable?: boolean;
  resetValue?: string;
  deferField?: string;
  deferApi?: string | BaseApiObject;
  addApi?: string | BaseApiObject;
  addControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  addDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  creatable?: boolean;
  createBtnLabel?: string;
  editable?: boolean;
  editApi?: string | BaseApiObject;
  editControls?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  editDialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  removable?: boolean;
  deleteApi?: string | BaseApiObject;
  deleteConfirmText?: string;
  clearValueOnSourceChange?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  labelField?: string;
  valueField?: string;
  filterOption?: string;
  optionType?: 'default' | 'button';
  sourceFromAPIHub?: boolean;
  requiredOn?: string | ConditionGroup;
  mobile?: {};
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface IconSelectControlSchema {
  noDataTip?: string;
  clearable?: boolean;
  returnSvg?: boolean;
  noSize?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputExcelControlSchema {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputFormulaControlSchema {
  evalMode?: boolean;
  mixedMode?: boolean;
  simplifyMemberOprs?: boolean;
  variables?: string | VariableItem[];
  variableMode?: 'tabs' | 'tree' | 'list';
  functions?: string | unknown[] | {};
  title?: string;
  header?: string;
  inputMode?: 'button' | 'input-button' | 'input-group';
  allowInput?: boolean;
  icon?: string;
  btnLabel?: string;
  level?: 'info' | 'success' | 'warning' | 'danger' | 'link' | 'primary' | 'dark' | 'light' | 'default';
  btnSize?: 'xs' | 'sm' | 'md' | 'lg';
  borderMode?: 'full' | 'half' | 'none';
  variableClassName?: string;
  functionClassName?: string;
  selfVariableName?: string;
  inputSettings?: unknown[] | {};
  source?: string | SchemaApiObject;
  clearable?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface InputKVControlSchema {
  keyPlaceholder?: string;
  valuePlaceholder?: string;
  keySchema?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  valueSchema?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  valueType?: string;
  draggable?: boolean;
  defaultValue?: unknown;
  addButtonText?: string;
  minLength?: number;
  maxLength?: number;
  auto?: boolean;
  keyItem?: RefFormBaseControlOrRefInputKVControlSch196;
  valueItems?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  valueIsArray?: boolean;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface FormBaseControlInputKVControlSchema0KeyI198 {
  label?: string | boolean | AmisNode[] | AmisNode;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  name?: string;
  extraName?: string;
  remark?: unknown;
  labelRemark?: unknown;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlValidationErrors201;
  validations?: string | FormBaseControlValidations1200;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlOnEvent199;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface FormBaseControlValidationErrors201 {
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
  isUrlPath?: string;
  isPhoneNumber?: string;
  isTelNumber?: string;
  isZipcode?: string;
  isId?: string;
  isWords?: string;
  isEmptyString?: string;
  isExisty?: string;
  isUndefined?: string;
  isTrue?: string;
  isFalse?: string;
  isSpecialWords?: string;
  isVariableName?: string;
  equals?: string;
  equalsField?: string;
  notEmptyString?: string;
  matchRegexp?: string;
  matchRegexp1?: string;
  matchRegexp2?: string;
  matchRegexp3?: string;
  matchRegexp4?: string;
  matchRegexp5?: string;
  matchRegexp6?: string;
  matchRegexp7?: string;
  matchRegexp8?: string;
  matchRegexp9?: string;
  maxLength?: string;
  maximum?: string;
  minLength?: string;
  minimum?: string;
  gt?: string;
  lt?: string;
  maximumLength?: string;
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
export interface FormBaseControlValidations1200 {
  isAlpha?: unknown;
  isAlphanumeric?: unknown;
  isEmail?: unknown;
  isFloat?: unknown;
  isInt?: unknown;
  isJson?: unknown;
  isLength?: unknown;
  isNumeric?: unknown;
  isRequired?: unknown;
  isUrl?: unknown;
  isUrlPath?: unknown;
  isPhoneNumber?: unknown;
  isTelNumber?: unknown;
  isZipcode?: unknown;
  isId?: unknown;
  isWords?: unknown;
  isEmptyString?: unknown;
  isExisty?: unknown;
  isUndefined?: unknown;
  isTrue?: unknown;
  isFalse?: unknown;
  isSpecialWords?: unknown;
  isVariableName?: unknown;
  equals?: unknown;
  equalsField?: unknown;
  notEmptyString?: unknown;
  matchRegexp?: unknown;
  matchRegexp1?: unknown;
  matchRegexp2?: unknown;
  matchRegexp3?: unknown;
  matchRegexp4?: unknown;
  matchRegexp5?: unknown;
  matchRegexp6?: unknown;
  matchRegexp7?: unknown;
  matchRegexp8?: unknown;
  matchRegexp9?: unknown;
  maxLength?: unknown;
  maximum?: unknown;
  minLength?: unknown;
  minimum?: unknown;
  gt?: unknown;
  lt?: unknown;
  maximumLength?: unknown;
  isDateTimeSame?: unknown;
  isDateTimeBefore?: unknown;
  isDateTimeAfter?: unknown;
  isDateTimeSameOrBefore?: unknown;
  isDateTimeSameOrAfter?: unknown;
  isDateTimeBetween?: unknown;
  isTimeSame?: unknown;
  isTimeBefore?: unknown;
  isTimeAfter?: unknown;
  isTimeSameOrBefore?: unknown;
  isTimeSameOrAfter?: unknown;
  isTimeBetween?: unknown;
  [k: string]: unknown;
}
export interface FormBaseControlOnEvent199 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface FormBaseControlInputKVControlSchema0KeyI197 {
  label?: string | boolean | AmisNode[] | AmisNode;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  name?: string;
  extraName?: string;
  remark?: unknown;
  labelRemark?: unknown;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlValidationErrors201;
  validations?: string | FormBaseControlValidations1200;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlOnEvent199;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface VerificationCodeSchema {
  length?: number;
  masked?: boolean;
  separator?: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface YearRangeControlSchema {
  popOverContainerSelector?: string;
  utc?: boolean;
  timeFormat?: string;
  minDate?: string;
  maxDate?: string;
  closeOnSelect?: boolean;
  timeConstraints?: {};
  inputForbid?: boolean;
  dateFormat?: string;
  popoverClassName?: string | SchemaClassName1124;
  overlayPlacement?: string;
  viewMode?: string;
  todayActiveStyle?: {};
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  delimiter?: string;
  format?: string;
  valueFormat?: string;
  inputFormat?: string;
  displayFormat?: string;
  joinValues?: boolean;
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
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface JSONSchemaControlSchema {
  schema?: string | JSONSchemaNode;
  formula?: {};
  mini?: boolean;
  addButtonText?: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  type?: string;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface JSONSchemaNode {
  type?: string | unknown[];
  title?: string;
  description?: string;
  properties?: JSONSchemaNodeProperties190;
  items?: JSONSchemaNode;
  required?: unknown[];
  [k: string]: unknown;
}
export interface JSONSchemaNodeProperties190 {
  [k: string]: unknown;
}
export interface TagsSchema {
  inTag?: boolean | {};
  words?: string | unknown[];
  limit?: number;
  expendButton?: {};
  expendButtonText?: string;
  collapseButton?: {};
  collapseButtonText?: string;
  items?: unknown;
  name?: string;
  value?: unknown;
  source?: string | SchemaApiObject;
  maxTagCount?: number;
  overflowTagPopover?: {};
  displayMode?: string;
  placeholder?: string;
  options?: unknown;
  labelField?: string;
  valueField?: string;
  delimiter?: string;
  joinValues?: boolean;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface Card2Schema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOpenOnEvent37;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: 'card2';
  testid?: string;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  bodyClassName?: string | SchemaClassName1124;
  hideCheckToggler?: boolean;
  checkOnItemClick?: boolean;
  wrapperComponent?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface CRUD2CardsSchema {
  loadingConfig?: CRUD2CardsSchemaLoadingConfig184;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: CRUD2CardsSchemaOnEvent183;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: CRUD2CardsSchemaEditorSetting182;
  useMobileUI?: boolean;
  type?: 'crud2';
  testid?: string;
  card?: RefCardSchemaOrRefSchemaObject177;
  headerClassName?: string | SchemaClassName1124;
  footerClassName?: string | SchemaClassName1124;
  itemClassName?: string | SchemaClassName1124;
  placeholder?: string;
  showFooter?: boolean;
  showHeader?: boolean;
  source?: string;
  title?: string;
  hideCheckToggler?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  itemCheckableOn?: string | ConditionGroup;
  itemDraggableOn?: string;
  checkOnItemClick?: boolean;
  masonryLayout?: boolean;
  valueField?: string;
  mode?: 'cards';
  api?: string | SchemaApiObject;
  silentPolling?: boolean;
  interval?: number;
  stopAutoRefreshWhen?: string | ConditionGroup;
  loadType?: unknown;
  perPage?: number;
  loadDataOnce?: boolean;
  selectable?: boolean;
  multiple?: boolean;
  showSelection?: unknown;
  quickSaveApi?: string | SchemaApiObject;
  quickSaveItemApi?: string | SchemaApiObject;
  saveOrderApi?: string | SchemaApiObject;
  syncLocation?: boolean;
  pageField?: string;
  perPageField?: string;
  name?: string;
  hideQuickSaveBtn?: boolean;
  autoJumpToTopOnPagerChange?: boolean;
  headerToolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerToolbarClassName?: unknown;
  footerToolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footerToolbarClassName?: unknown;
  syncResponse2Query?: boolean;
  keepItemSelectionOnPageChange?: boolean;
  autoFillHeight?: unknown;
  primaryField?: string;
  parsePrimitiveQuery?: boolean | CRUD2CardsSchemaParsePrimitiveQuery0175;
  pullRefresh?: unknown;
  filter?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  columnsCount?: number;
  stopAutoRefreshWhenModalIsOpen?: boolean;
  orderField?: string;
  labelField?: string;
  labelTpl?: string;
  bodyClassName?: string | SchemaClassName1124;
  mobileMode?: string | {};
  itemActions?: unknown[];
  bulkActions?: unknown[];
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
}
export interface CRUD2CardsSchemaLoadingConfig184 {
  root?: string;
  show?: boolean;
}
export interface CRUD2CardsSchemaOnEvent183 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface CRUD2CardsSchemaEditorSetting182 {
  behavior?: string;
  displayName?: string;
  mock?: unknown;
  [k: string]: unknown;
}
export interface CRUD2CardsSchemaParsePrimitiveQuery0175 {
  enable?: boolean;
  types?: ('boolean' | 'number')[];
}
export interface CRUD2ListSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: CRUD2ListSchemaOnEvent173;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: CRUD2ListSchemaEditorSetting172;
  useMobileUI?: boolean;
  type?: 'crud2';
  testid?: string;
  title?: string;
  footer?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footerClassName?: string | SchemaClassName1124;
  header?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerClassName?: string | SchemaClassName1124;
  listItem?: ListItemSchema;
  source?: string;
  showFooter?: boolean;
  showHeader?: boolean;
  placeholder?: string;
  hideCheckToggler?: boolean;
  affixHeader?: boolean;
  affixFooter?: boolean;
  itemCheckableOn?: string;
  itemDraggableOn?: string;
  checkOnItemClick?: boolean;
  valueField?: string;
  size?: 'xs' | 'sm' | 'md' | 'base' | 'lg' | 'full';
  itemAction?: ActionSchema;
  showIndexBar?: boolean;
  indexField?: string;
  indexBarOffset?: number;
  mode?: 'list';
  loadingConfig?: unknown;
  api?: string | SchemaApiObject;
  silentPolling?: boolean;
  interval?: number;
  stopAutoRefreshWhen?: string | ConditionGroup;
  loadType?: unknown;
  perPage?: number;
  loadDataOnce?: boolean;
  selectable?: boolean;
  multiple?: boolean;
  showSelection?: unknown;
  quickSaveApi?: string | SchemaApiObject;
  quickSaveItemApi?: string | SchemaApiObject;
  saveOrderApi?: string | SchemaApiObject;
  syncLocation?: boolean;
  pageField?: string;
  perPageField?: string;
  name?: string;
  hideQuickSaveBtn?: boolean;
  autoJumpToTopOnPagerChange?: boolean;
  headerToolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerToolbarClassName?: unknown;
  footerToolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footerToolbarClassName?: unknown;
  syncResponse2Query?: boolean;
  keepItemSelectionOnPageChange?: boolean;
  autoFillHeight?: unknown;
  primaryField?: string;
  parsePrimitiveQuery?: boolean | CRUD2ListSchemaParsePrimitiveQuery0164;
  pullRefresh?: unknown;
  filter?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  stopAutoRefreshWhenModalIsOpen?: boolean;
  orderField?: string;
  labelField?: string;
  labelTpl?: string;
  bodyClassName?: string | SchemaClassName1124;
  mobileMode?: string | {};
  itemActions?: unknown[];
  bulkActions?: unknown[];
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
}
export interface CRUD2ListSchemaOnEvent173 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface CRUD2ListSchemaEditorSetting172 {
  behavior?: string;
  displayName?: string;
  mock?: unknown;
  [k: string]: unknown;
}
export interface CRUD2ListSchemaParsePrimitiveQuery0164 {
  enable?: boolean;
  types?: ('boolean' | 'number')[];
}
export interface CRUD2TableSchema {
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: CRUD2TableSchemaOnEvent162;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: CRUD2TableSchemaEditorSetting161;
  useMobileUI?: boolean;
  type?: 'crud2';
  testid?: string;
  title?: string | AmisNode[] | AmisNode;
  source?: string;
  columnsTogglable?: string | boolean | {};
  columns: RefCRUD2TableSchemaColumns0OrRefColumnSc157[];
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
  canAccessSuperData?: boolean;
  lazyRenderAfter?: number;
  mode?: 'table2';
  loadingConfig?: unknown;
  api?: string | SchemaApiObject;
  silentPolling?: boolean;
  interval?: number;
  stopAutoRefreshWhen?: string | ConditionGroup;
  loadType?: unknown;
  perPage?: number;
  loadDataOnce?: boolean;
  showSelection?: unknown;
  saveOrderApi?: string | SchemaApiObject;
  syncLocation?: boolean;
  pageField?: string;
  perPageField?: string;
  name?: string;
  hideQuickSaveBtn?: boolean;
  autoJumpToTopOnPagerChange?: boolean;
  headerToolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  headerToolbarClassName?: unknown;
  footerToolbar?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  footerToolbarClassName?: unknown;
  syncResponse2Query?: boolean;
  parsePrimitiveQuery?: boolean | CRUD2TableSchemaParsePrimitiveQuery0151;
  pullRefresh?: unknown;
  resizable?: boolean;
  itemAction?: ActionSchema;
  filter?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  persistKey?: string;
  saveImmediately?: boolean;
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
  rowClassName?: string | SchemaClassName1124;
  headingClassName?: string | SchemaClassName1124;
  reUseRow?: 'match' | boolean;
  stopAutoRefreshWhenModalIsOpen?: boolean;
  orderField?: string;
  labelField?: string;
  labelTpl?: string;
  bodyClassName?: string | SchemaClassName1124;
  mobileMode?: string | {};
  itemActions?: unknown[];
  bulkActions?: unknown[];
}
export interface CRUD2TableSchemaOnEvent162 {
  add?: EventListener;
  addConfirm?: EventListener;
  addFail?: EventListener;
  addSuccess?: EventListener;
  addItem?: EventListener;
  ajax?: EventListener;
  back?: EventListener;
  blur?: EventListener;
  change?: EventListener;
  clear?: EventListener;
  clearItem?: EventListener;
  click?: EventListener;
  collapse?: EventListener;
  collapseChange?: EventListener;
  collapsed?: EventListener;
  columnFilter?: EventListener;
  columnSearch?: EventListener;
  columnSort?: EventListener;
  columnToggled?: EventListener;
  confirm?: EventListener;
  cancel?: EventListener;
  close?: EventListener;
  copy?: EventListener;
  dblclick?: EventListener;
  delete?: EventListener;
  deleteConfirm?: EventListener;
  deleteFail?: EventListener;
  deleteSuccess?: EventListener;
  deferLoadFinish?: EventListener;
  deferLoadFail?: EventListener;
  dragEnd?: EventListener;
  dragOver?: EventListener;
  edit?: EventListener;
  editConfirm?: EventListener;
  editFail?: EventListener;
  editSuccess?: EventListener;
  ended?: EventListener;
  enter?: EventListener;
  error?: EventListener;
  expand?: EventListener;
  fail?: EventListener;
  fetchInited?: EventListener;
  fetchSchemaInited?: EventListener;
  filterChange?: EventListener;
  finish?: EventListener;
  finished?: EventListener;
  focus?: EventListener;
  formItemValidateError?: EventListener;
  formItemValidateSucc?: EventListener;
  getCoords?: EventListener;
  hide?: EventListener;
  init?: EventListener;
  inited?: EventListener;
  initApiFinished?: EventListener;
  itemAdd?: EventListener;
  itemClick?: EventListener;
  itemEdit?: EventListener;
  itemDelete?: EventListener;
  leftShow?: EventListener;
  leftHide?: EventListener;
  loaded?: EventListener;
  loadPage?: EventListener;
  loadDataFinish?: EventListener;
  loadDataFail?: EventListener;
  mouseenter?: EventListener;
  mouseleave?: EventListener;
  mousedown?: EventListener;
  mouseup?: EventListener;
  mousemove?: EventListener;
  moreClick?: EventListener;
  nodeSelected?: EventListener;
  onBeforeInput?: EventListener;
  open?: EventListener;
  orderChange?: EventListener;
  pageChange?: EventListener;
  pause?: EventListener;
  play?: EventListener;
  pullRefresh?: EventListener;
  quickSaveFail?: EventListener;
  quickSaveItemFail?: EventListener;
  quickSaveItemSucc?: EventListener;
  quickSaveSubmitted?: EventListener;
  quickSaveSucc?: EventListener;
  rateChange?: EventListener;
  remove?: EventListener;
  research?: EventListener;
  reset?: EventListener;
  review?: EventListener;
  rightHide?: EventListener;
  rightShow?: EventListener;
  rowClick?: EventListener;
  rowDbClick?: EventListener;
  rowMouseEnter?: EventListener;
  rowMouseLeave?: EventListener;
  saveOrderFail?: EventListener;
  saveOrderSucc?: EventListener;
  search?: EventListener;
  select?: EventListener;
  selectAll?: EventListener;
  selectChange?: EventListener;
  selected?: EventListener;
  selectedChange?: EventListener;
  show?: EventListener;
  start?: EventListener;
  staticItemClick?: EventListener;
  stepChange?: EventListener;
  stepSubmitFail?: EventListener;
  stepSubmitSucc?: EventListener;
  stop?: EventListener;
  submit?: EventListener;
  submitFail?: EventListener;
  submitSucc?: EventListener;
  success?: EventListener;
  'tab-change'?: EventListener;
  tabChange?: EventListener;
  tabsChange?: EventListener;
  tabDelete?: EventListener;
  titleClick?: EventListener;
  toggled?: EventListener;
  toggle?: EventListener;
  update?: EventListener;
  upload?: EventListener;
  validateError?: EventListener;
  validateFail?: EventListener;
  validateSuccess?: EventListener;
  visibleChange?: EventListener;
  zoom?: EventListener;
  complete?: EventListener;
  draw?: EventListener;
  clickLegend?: EventListener;
  'click-legend'?: EventListener;
  validateSucc?: EventListener;
  deferLoadFinished?: EventListener;
  doubleClick?: EventListener;
  asyncApiFinished?: EventListener;
  encrypt?: EventListener;
  loadFinished?: EventListener;
  legendselectchanged?: EventListener;
  legendselected?: EventListener;
  legendunselected?: EventListener;
  mouseover?: EventListener;
  mouseout?: EventListener;
  globalout?: EventListener;
  contextmenu?: EventListener;
  datazoom?: EventListener;
  timelinechanged?: EventListener;
  playing?: EventListener;
  [k: string]: unknown;
}
export interface CRUD2TableSchemaEditorSetting161 {
  behavior?: string;
  displayName?: string;
  mock?: unknown;
  [k: string]: unknown;
}
export interface CRUD2TableSchemaColumns0AlsoCRUD2TableSc159 {
  name?: string;
  title?: string | AmisNode;
  rowSpanExpr?: string;
  colSpanExpr?: string;
  children?: ColumnSchema[];
  copyable?: boolean;
  remark?: string;
  searchable?: boolean | RefSchemaObjectOrRefSearchForm103;
  sorter?: boolean;
  sortable?: boolean;
  filterable?: boolean | ColumnFilter;
  align?: 'left' | 'center' | 'right' | 'justify' | '';
  headerAlign?: 'left' | 'center' | 'right' | 'justify' | '';
  vAlign?: 'top' | 'middle' | 'bottom' | '';
  fixed?: ('left' | 'right' | 'none' | '') | boolean;
  toggled?: boolean;
  className?: string;
  titleClassName?: string | SchemaClassName1124;
  classNameExpr?: string;
  quickEdit?: boolean | SchemaQuickEditObject;
  width?: string | number;
  canAccessSuperData?: boolean;
  tpl?: string;
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
  labelClassName?: string | SchemaClassName1124;
  id?: string;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  quickEditEnabledOn?: string | ConditionGroup;
  text?: string;
  testid?: unknown;
  labelRemark?: unknown;
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
  placeholder?: string;
  colSpan?: unknown;
  rowSpan?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  $ref?: unknown;
  editorSetting?: unknown;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  pullRefresh?: unknown;
  feat?: unknown;
  dsType?: unknown;
  onEvent?: ColumnSchemaOnEvent160;
  popOverEnableOn?: string | ConditionGroup;
  popOverEnable?: boolean;
}
export interface CRUD2TableSchemaColumns0UntypedColumnSch158 {
  name?: string;
  title?: string | AmisNode;
  type?: string;
  rowSpanExpr?: string;
  colSpanExpr?: string;
  children?: ColumnSchema[];
  copyable?: boolean;
  remark?: string;
  searchable?: boolean | RefSchemaObjectOrRefSearchForm103;
  sorter?: boolean;
  sortable?: boolean;
  filterable?: boolean | ColumnFilter;
  align?: 'left' | 'center' | 'right' | 'justify' | '';
  headerAlign?: 'left' | 'center' | 'right' | 'justify' | '';
  vAlign?: 'top' | 'middle' | 'bottom' | '';
  fixed?: ('left' | 'right' | 'none' | '') | boolean;
  toggled?: boolean;
  className?: string;
  titleClassName?: string | SchemaClassName1124;
  classNameExpr?: string;
  quickEdit?: boolean | SchemaQuickEditObject;
  width?: string | number;
  canAccessSuperData?: boolean;
  tpl?: string;
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
  labelClassName?: string | SchemaClassName1124;
  id?: string;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  quickEditEnabledOn?: string | ConditionGroup;
  text?: string;
  testid?: unknown;
  labelRemark?: unknown;
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
  placeholder?: string;
  colSpan?: unknown;
  rowSpan?: unknown;
  size?: unknown;
  clearable?: unknown;
  data?: unknown;
  level?: unknown;
  wrapperCustomStyle?: unknown;
  animations?: unknown;
  interval?: unknown;
  silentPolling?: unknown;
  stopAutoRefreshWhen?: unknown;
  initFetch?: unknown;
  $ref?: unknown;
  editorSetting?: unknown;
  isFixedHeight?: unknown;
  isFixedWidth?: unknown;
  isFreeContainer?: unknown;
  isSorptionContainer?: unknown;
  sorptionPosition?: unknown;
  originPosition?: unknown;
  pullRefresh?: unknown;
  feat?: unknown;
  dsType?: unknown;
  onEvent?: ColumnSchemaOnEvent160;
  popOverEnableOn?: string | ConditionGroup;
  popOverEnable?: boolean;
}
export interface CRUD2TableSchemaParsePrimitiveQuery0151 {
  enable?: boolean;
  types?: ('boolean' | 'number')[];
}
export interface ListItemNodeSchema {
  name?: string;
  label?: unknown;
  value?: unknown;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface InnerPartSchema {
  name?: string;
  label?: unknown;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface ToolbarPartSchema {
  align?: 'left' | 'right';
  label?: string;
  level?:
    | 'primary'
    | 'secondary'
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'dark'
    | 'light'
    | 'link'
    | 'default'
    | 'enhance'
    | 'text';
  size?: string;
  icon?: string;
  iconOnly?: boolean;
  tooltip?: string | {};
  api?: string | SchemaApiObject;
  columns?: string[];
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
  target?: string;
  perPageAvailable?: unknown[];
  perPage?: number;
  maxButtons?: number;
  showPageInput?: boolean;
  layout?: string | unknown[];
  mode?: string;
  total?: string | number;
  disabledTip?: string;
  tooltipPlacement?: string;
  tooltipTheme?: string;
  block?: boolean;
  primary?: boolean;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
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
  value?: unknown;
  placeholder?: string;
  popOverContainerSelector?: string;
  popOverContainer?: unknown;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: BaseSchemaOnEvent146;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  type?: string;
  testid?: string;
  ariaLabel?: string;
  mobile?: {};
  requiredOn?: string | ConditionGroup;
}
export interface RendererBrand144 {
  type: 'brand';
  logo?: string;
  siteName: string;
  className?: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererCaptchaImage143 {
  type: 'captcha-image';
  name: string;
  label?: string | boolean;
  placeholder?: string;
  required?: boolean;
  api: string | SchemaApiObject;
  phone?: string;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  extraName?: string;
  remark?: string | BaseRemarkSchema;
  labelRemark?: string | BaseRemarkSchema;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererInclude142 {
  type: 'include';
  screen: string;
  id?: string;
  data?: {};
}
export interface RendererJsonDiff141 {
  type: 'json-diff';
  before: string;
  after: string;
  beforeTitle: string;
  afterTitle: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererMessengerCode140 {
  type: 'messenger-code';
  messenger: string;
  appId?: string;
  corpId?: string;
  api: string | SchemaApiObject;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererPageEditor139 {
  type: 'page-editor';
  loadApi: string | SchemaApiObject;
  draftApi: string | SchemaApiObject;
  publishApi: string | SchemaApiObject;
  reconcileApi: string | SchemaApiObject;
  presenceApi: string | SchemaApiObject;
  width?: string | number;
  look?: string;
  sampleData?: (string | {})[];
  asSeen?: string | boolean;
  ariaLabel?: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
}
export interface RendererPasskey138 {
  type: 'passkey';
  mode: 'create' | 'sign-in';
  label: string;
  level?: 'default' | 'primary' | 'link';
  offerApi: string | SchemaApiObject;
  api: string | SchemaApiObject;
  className?: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererPasswordRules137 {
  type: 'password-rules';
  field: string;
  rules: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererRefreshableFrame136 {
  type: 'refreshable-frame';
  src: string;
  title: string;
  label?: string;
  wait?: number;
  contained?: boolean;
  className?: string;
  width?: number;
  height?: number;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererScanCode135 {
  type: 'scan-code';
  content: string;
  label: string;
  size?: number;
  className?: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererScreenOutlet134 {
  type: 'screen-outlet';
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererSendCode133 {
  type: 'send-code';
  name: string;
  label?: string | boolean;
  placeholder?: string;
  required?: boolean;
  api: string | SchemaApiObject;
  target: 'email' | 'phone';
  targetField?: string;
  countdown?: number;
  length?: number;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  extraName?: string;
  remark?: string | BaseRemarkSchema;
  labelRemark?: string | BaseRemarkSchema;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererSignIn132 {
  type: 'sign-in';
  className?: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererSortableTree131 {
  type: 'sortable-tree';
  source: string;
  maxLevel?: number;
  body: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  message?: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererTextFile130 {
  type: 'text-file';
  name: string;
  label?: string | boolean;
  required?: boolean;
  choose: string;
  accept?: string;
  maxMegabytes?: number;
  tooLarge: string;
  labelAlign?: 'right' | 'left' | 'top' | 'inherit';
  labelWidth?: string | number;
  labelOverflow?: 'default' | 'ellipsis';
  labelClassName?: string;
  extraName?: string;
  remark?: string | BaseRemarkSchema;
  labelRemark?: string | BaseRemarkSchema;
  hint?: string;
  submitOnChange?: boolean;
  readOnly?: boolean;
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface RendererUnsavedChanges126 {
  type: 'unsaved-changes';
  form: string;
  keep?: string[];
  className?: string;
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaValidationErrors129;
  validations?: string | FormBaseControlSchemaValidations1128;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOnEvent127;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
}
export interface StaticShown {
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
  readOnlyOn?: string | ConditionGroup;
  validateOnChange?: boolean;
  description?: string;
  desc?: string;
  descriptionClassName?: string | ClassName1121;
  mode?: 'normal' | 'inline' | 'horizontal' | 'flex' | 'row';
  horizontal?: FormHorizontal;
  inline?: boolean;
  inputClassName?: string | ClassName1121;
  placeholder?: string | FormBaseControlWithoutSizeOpenPlaceholde120;
  required?: '' | boolean;
  validationErrors?: FormBaseControlSchemaOpenValidationError113;
  validations?: string | FormBaseControlSchemaOpenValidations1112;
  value?: unknown;
  clearValueOnHidden?: boolean;
  validateApi?: string | SchemaApiObject;
  autoFill?: AutoFill;
  initAutoFill?: 'fillIfNotSet' | boolean;
  row?: number;
  $$id?: string;
  className?: string | SchemaClassName1124;
  $ref?: string;
  disabled?: boolean;
  disabledOn?: string | ConditionGroup;
  hidden?: boolean;
  hiddenOn?: string | ConditionGroup;
  visible?: boolean;
  visibleOn?: string | ConditionGroup;
  id?: string;
  onEvent?: FormBaseControlSchemaOpenOnEvent4;
  static?: boolean;
  staticOn?: string | ConditionGroup;
  staticPlaceholder?: string;
  staticClassName?: string | SchemaClassName1124;
  staticLabelClassName?: string | SchemaClassName1124;
  staticInputClassName?: string | SchemaClassName1124;
  staticSchema?: unknown;
  style?: {};
  editorSetting?: BaseSchemaWithoutTypeOpenEditorSetting122;
  useMobileUI?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  tpl?: string;
  text?: string;
  popOver?: boolean | SchemaPopOverObject;
  quickEdit?: boolean | SchemaQuickEditObject;
  copyable?: boolean | SchemaCopyableObject;
  borderMode?: 'full' | 'half' | 'none';
  requiredOn?: string | ConditionGroup;
  resetValue?: unknown;
  mobile?: {};
  valueField?: string;
  nativeAutoComplete?: string;
  title?: unknown;
  columnRatio?: string | number;
  unique?: boolean;
  validateOnBlur?: boolean;
  changeImmediately?: boolean;
  caption?: string;
  captionClassName?: string | SchemaClassName1124;
  validateApiFromAPIHub?: boolean;
  ariaLabel?: string;
  [k: string]: unknown;
}
export interface ListenerActionAjax73 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionAjaxArgs74;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionAjaxArgs74 {
  api?: string | SchemaApiObject;
  messages?: SchemaMessage;
  options?: unknown;
  silent?: boolean;
  [k: string]: unknown;
}
export interface ListenerActionUrl71 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionUrlArgs72;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionUrlArgs72 {
  url?: string;
  link?: string;
  blank?: boolean;
  params?: unknown;
  target?: string;
  to?: string;
  [k: string]: unknown;
}
export interface ListenerActionDialog69 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionDialogArgs70;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionDialogArgs70 {
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  dialogId?: string;
  fromCurrentDialog?: boolean;
  [k: string]: unknown;
}
export interface ListenerActionAlert67 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionAlertArgs68;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionAlertArgs68 {
  msg?: string;
  title?: string | AmisNode[] | AmisNode;
  body?: string | (string | (string | AmisNode)[] | AmisNode)[] | AmisNode;
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  closeOnEsc?: boolean;
  size?: '' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  confirmText?: string;
  cancelText?: string;
  confirmBtnLevel?: string;
  cancelBtnLevel?: string;
  [k: string]: unknown;
}
export interface ListenerActionEmail65 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionEmailArgs66;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionEmailArgs66 {
  to?: string;
  cc?: string;
  bcc?: string;
  subject?: string;
  body?: string;
  [k: string]: unknown;
}
export interface ListenerActionCopy63 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionCopyArgs64;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionCopyArgs64 {
  content?: unknown;
  copyFormat?: string;
  [k: string]: unknown;
}
export interface ListenerActionGoPage61 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionGoPageArgs62;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionGoPageArgs62 {
  delta?: number;
  [k: string]: unknown;
}
export interface ListenerActionPrint59 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionPrintArgs60;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionPrintArgs60 {
  id?: string;
  ids?: string | unknown[];
  testid?: string;
  [k: string]: unknown;
}
export interface ListenerActionLoop57 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionLoopArgs58;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionLoopArgs58 {
  loopName?: string;
  level?: number;
  [k: string]: unknown;
}
export interface ListenerActionSetLocale55 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionSetLocaleArgs56;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionSetLocaleArgs56 {
  locale?: string;
  [k: string]: unknown;
}
export interface ListenerActionSetAppearance53 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionSetAppearanceArgs54;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionSetAppearanceArgs54 {
  appearance?: string;
  [k: string]: unknown;
}
export interface ListenerActionEditPage51 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionEditPageArgs52;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionEditPageArgs52 {
  command:
    | 'undo'
    | 'redo'
    | 'save'
    | 'json'
    | 'publish'
    | 'preview'
    | 'open'
    | 'takeCopy'
    | 'dropCopy'
    | 'compare'
    | 'takeTheirs'
    | 'keepMine'
    | 'takeParts'
    | 'duplicate'
    | 'keys'
    | 'moveDown'
    | 'moveUp'
    | 'nodeJson'
    | 'palette'
    | 'remove'
    | 'search'
    | 'select'
    | 'showMistake'
    | 'forgetText'
    | 'showProblem'
    | 'signIn'
    | 'takeOver'
    | 'download';
  note?: string;
  [k: string]: unknown;
}
export interface ListenerActionOutlineParts49 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionOutlinePartsArgs50;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionOutlinePartsArgs50 {
  screen: string;
  [k: string]: unknown;
}
export interface ListenerActionRememberMethod47 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionRememberMethodArgs48;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionRememberMethodArgs48 {
  method?: string;
  [k: string]: unknown;
}
export interface ListenerActionFocusField45 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionFocusFieldArgs46;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionFocusFieldArgs46 {
  name?: string;
  [k: string]: unknown;
}
export interface ListenerActionSaveText43 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionSaveTextArgs44;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionSaveTextArgs44 {
  name?: string;
  text?: string;
  [k: string]: unknown;
}
export interface ListenerActionGoto41 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionGotoArgs42;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionGotoArgs42 {
  url?: string;
  [k: string]: unknown;
}
export interface ListenerActionOtherwise9 {
  actionType:
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
    | 'setAppearance'
    | 'signOut'
    | 'goto'
    | 'rememberMethod'
    | 'focusField'
    | 'saveText'
    | 'updateUser'
    | 'endProof'
    | 'closeMistakes'
    | 'editPage'
    | 'openEditor'
    | 'openSearch'
    | 'explainPage'
    | 'outlineParts';
  description?: string;
  componentId?: string;
  componentName?: string;
  ignoreError?: boolean;
  args?: ListenerActionOtherwiseArgs40;
  data?: unknown;
  dataMergeMode?: 'merge' | 'override';
  outputVar?: string;
  preventDefault?: string | boolean;
  stopPropagation?: string | boolean;
  expression?: string | boolean | ConditionValue;
  execOn?: string;
  api?: string | SchemaApiObject;
  options?: {};
  dialog?: RefDialogSchemaBaseOrRefSchemaObject38;
  drawer?: RefDrawerSchemaBaseOrRefSchemaObject13;
  url?: string;
  link?: string;
  params?: {};
  blank?: boolean;
  delay?: unknown;
  script?: string;
  content?: unknown;
  copyFormat?: string;
  eventName?: string;
  children?: ListenerAction[];
  branches?: {}[];
  waitForAction?: boolean;
  then?: unknown;
  target?: string;
  reload?: unknown;
  redirect?: string;
  to?: string;
  toast?: unknown;
  title?: unknown;
  loopName?: string;
  path?: string;
  value?: unknown;
  resetPage?: boolean;
  closeDialog?: unknown;
  confirmText?: string;
  feedback?: unknown;
  silent?: boolean;
  weight?: number;
  label?: unknown;
  close?: unknown;
  body?: unknown;
  type?: string;
  level?: string;
  __actionDesc?: unknown;
  __title?: unknown;
  groupType?: unknown;
  position?: string;
  size?: string;
  tag?: unknown;
  msgType?: string;
  msg?: string;
  closeButton?: boolean;
  showIcon?: boolean;
  timeout?: number;
  id?: string;
  desc?: string;
  key?: string;
  values?: unknown;
  index?: unknown;
  messages?: SchemaMessage;
}
export interface ListenerActionOtherwiseArgs40 {
  value?: unknown;
  index?: unknown;
  condition?: string | boolean | ConditionValue;
  path?: unknown;
  resetPage?: unknown;
  selected?: unknown;
  item?: unknown;
  items?: unknown;
  activeKey?: unknown;
  activeIndex?: unknown;
  data?: unknown;
  time?: unknown;
  eventName?: unknown;
  name?: unknown;
  key?: unknown;
  id?: unknown;
  ids?: unknown;
  locale?: unknown;
  values?: unknown;
  rows?: unknown;
  row?: unknown;
  options?: unknown;
  option?: unknown;
  params?: unknown;
  query?: unknown;
  page?: unknown;
  perPage?: unknown;
  method?: unknown;
  url?: unknown;
  script?: unknown;
  content?: unknown;
  msg?: unknown;
  direction?: unknown;
  scale?: unknown;
  rotate?: unknown;
  speed?: unknown;
  volume?: unknown;
  muted?: unknown;
  open?: unknown;
  expand?: unknown;
  expandAll?: unknown;
  deep?: unknown;
  fields?: unknown;
  validate?: unknown;
  queueId?: unknown;
  orderBy?: unknown;
  orderDir?: unknown;
  component?: unknown;
  nodeId?: unknown;
  command?: unknown;
  [k: string]: unknown;
}
export interface DebounceConfig {
  maxWait?: number;
  wait?: number;
  leading?: boolean;
  trailing?: boolean;
}
export interface TrackConfig {
  id?: string;
  name?: string;
}
export interface PageSchema0Css510 {
  [k: string]: unknown;
}
export interface PageSchema0MobileCSS509 {
  [k: string]: unknown;
}
export interface PageSchemaDefinitions507 {
  [k: string]: unknown;
}
export interface PageSchema0PullRefresh508 {
  disabled?: boolean;
  pullingText?: string;
  loosingText?: string;
}
