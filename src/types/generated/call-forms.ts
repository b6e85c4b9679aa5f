// Made by `npm run types` from schemas/contracts; change that and run it again.

/** What a call takes: what must be in its query, and the members of its body. */
export interface CallForm {
  readonly query: readonly string[];
  readonly body: readonly string[];
}

const names = (list: string): string[] => list.split(',').filter(Boolean);

/** Operation → what it takes; absent: nothing. */
export const callForms: Readonly<Record<string, CallForm>> = Object.fromEntries(
  [...`
accountByInvitation  token,name,tokenNew,tokenRepeat
addAccessToken  name,level,right,days
addCompany  name,nameshort,key,owner
addGitAccount  gitUsername,gitEmail,protocolType,method,desc,sshPublicKey,sshPrivateKey,reGen
addPasskey  response,name
applyForCompany  name,key,logo,ownerName,phone,position,remark
archiveApp  isArchived
beginLink  company
bind  amisUser,provider,email,token,redirect
captcha  phone,noGraphCode
changeApp  name,description,logo,homePage,openTo
changeAppMember  level,roles
changeAppTemplate  companyKey,appKey,name,description,detail,logo,screenshot
changeCollection  name,names,language,fields,rights,revision,confirm
changeCompany  name,nameshort,logo
changeMember  role
changePage  name,names,isHidden,place,parent,icon
changeShare  isOn,password,endsAt
changeTheme  name,description,state
changeWidgetGroup  id,name,names,description
changeWidgetTemplate  id,name,names,typeId,widgetType,custom_preview_img,status,description
checkScreens  note,screens
chooseTheme  theme
copyWidgetTemplate  id,name,typeId,widgetType,custom_preview_img,status,description
countTaken version 
createApp  name,key,description,logo,type,templateId,companyKey
createCollection  name,names,key,fields,rights
createPage  name,key,isHidden,collection,copyOf,type,snippet,parent,icon
createTheme  name,key,description,from,dark,brand
createWidgetGroup  name,description
createWidgetTemplate  name,type,widgetType,custom_preview_img,status,description,schema
enableTwoStep  code
importApp  format,version,name,key,address,app,pages,collections,screens,theme,themes,components
importDocuments  csv,skip,try
importScreen  format,version,id,schema,revision
importScreens  format,version,screens,ask
importTheme  theme,name,key,description
install  dbpw,redirect
installOrganisation  name,email,nickName,password,repeatPassword,redirect
integrationLogin  type,code,redirect,appKey
inviteMembers  emails,role
joinByInvitation  token
keepMergedScreen  tag,choices
ldapLogin  username,password,redirect
linkDirectory  username,password
login  type,email,phone,graphCode,token,username,password,redirect
loginByPasskey  response,redirect
loginByPhone  phone,email,graphCode,token,redirect
noteScreenPresence  tab,leaves
openShare  password
proposeProvider  authorizeUrl,profileUrl,codeField,logoutUrl,emailDomains
proveSetup  dbpw
proveUpgrader  account,password,code,dbpw
publishAppTemplate  companyKey,appKey,key,name,description,detail,logo,screenshot
publishScreen  schema,note,revision
publishScreens  note,screens
publishTheme  theme,note,revision
readInvitation  token
readTotals by 
reconcileScreenDraft  base,mine,choices
registerLicense  license,redirect
rejectApplication  reason
removeApp  name
removeCollection  name
removeDocuments ids 
renamePasskey  name
resetPassword  accountType,email,phone,graphCode,token,tokenNew,tokenRepeat
restoreDocuments ids 
rollbackScreen  version,note
rollbackTheme  version,note
saveScreenDraft  schema,revision
saveThemeDraft  theme,revision
setCompanyProvider  authorizeUrl,profileUrl,codeField,logoutUrl,emailDomains
setLoginLook  layout,decoration,heading,lead,logo,picture,accent,background
setLoginPage  page
tryLoginLook  layout,decoration,heading,lead,logo,picture,accent,background
tryOwnProvider  authorizeUrl,profileUrl,codeField,logoutUrl,emailDomains
updateGitAccount  id,gitUsername,gitEmail,protocolType,method,desc,sshPublicKey,sshPrivateKey,reGen
updatePassword  originalPassword,password,repeatPassword
updateUserInfo  id,isSuperAdmin,name,email,emailCode,username,phone,phoneCode,nickName,avatar,changePassword,password,surePassword
upgrade  redirect
validateScreen  schema
verifyAccount  accountType,email,phone,graphCode,token
verifyEmail  email,work,purpose
verifyPhone  phone,graphCode,noCaptcha,purpose
verifySecondStep  code,redirect
writeText  text,isInEach,language,revision,publish,note
`.matchAll(/(\S+) (\S*) (\S*)\n/g)].map(([, id = '', query = '', body = '']) => [
    id,
    { query: names(query), body: names(body) },
  ]),
);
