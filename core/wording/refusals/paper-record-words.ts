import type { SomeWords } from './words-of.ts'

/** What papers say, on its way into the records. */
export const paperRecordWords = {
  'paper-record/nothing': 'Отметьте хотя бы одну строку, которую нужно внести',
  'paper-record/made': 'Из этого документа уже внесено. Чтобы внести иначе, сначала отмените внесение',
  'paper-record/undone': 'Из этого документа ничего не внесено, отменять нечего',
  'paper-record/touched': ({ names, count }) =>
    `После внесения изменено: ${names.join(', ')}${count > names.length ? ` и ещё ${count - names.length}` : ''}. Внесение не отменено: исправьте эти записи вручную`,
} satisfies SomeWords
