/** Forms that do not yet say all that their act asks for: the form's id and the point. Empty is the aim. */
export const awaited: ReadonlySet<string> = new Set([
  'accident-notice-form-1: приложение № 2, форма № 1',
  'accident-act-n1: приложение № 2, форма № 2',
  'accident-interview-form-8: приложение № 2, форма № 8',
  'accident-inspection-form-9: приложение № 2, форма № 9',
  'accident-consequences-form-10: приложение № 2, форма № 10',
  'journal-accidents-form-11: приложение № 2, форма № 11',
])
