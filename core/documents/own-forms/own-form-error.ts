/** What is wrong with a company's own .docx, by the order in which it is looked through. */
export type OwnFormErrorCode =
  | 'own-form/not-docx'
  | 'own-form/old-word'
  | 'own-form/encrypted'
  | 'own-form/template-type'
  | 'own-form/macros'
  | 'own-form/damaged'
  | 'own-form/swells'
  | 'own-form/too-slow'
  | 'own-form/odd-name'
  | 'own-form/foreign-part'
  | 'own-form/embedded-object'
  | 'own-form/attached-template'
  | 'own-form/external-link'
  | 'own-form/active-field'
  | 'own-form/mail-merge'
  | 'own-form/tracked-changes'
  | 'own-form/unclosed'
  | 'own-form/unopened'
  | 'own-form/unknown-placeholder'
  | 'own-form/unknown-filter'
  | 'own-form/unfit-filter'
  | 'own-form/list-as-text'
  | 'own-form/not-repeated'
  | 'own-form/not-compared'
  | 'own-form/unknown-option'
  | 'own-form/loop-unclosed'
  | 'own-form/loop-unopened'
  | 'own-form/loop-misplaced'
  | 'own-form/loop-in-loop'
  | 'own-form/out-of-place'

/**
 * One thing in a file that has to be corrected. `label` names what in the file it is: a placeholder, a link, a part; '' for the file
 * itself. `near` is what was probably meant, or where it is; '' where nothing is.
 */
export type OwnFormError = {
  readonly code: OwnFormErrorCode
  readonly label: string
  readonly near: string
}
