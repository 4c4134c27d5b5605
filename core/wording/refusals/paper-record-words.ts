import type { SomeWords } from './words-of.ts'

type Named = { readonly names: readonly string[]; readonly count: number }

const nameAll = ({ names, count }: Named): string =>
  `${names.join(', ')}${count > names.length ? ` и ещё ${count - names.length}` : ''}`

/** What papers say, on its way into the records. */
export const paperRecordWords = {
  'paper-record/nothing': 'Отметьте хотя бы одну строку, которую нужно внести',
  'paper-record/made': 'Из этого документа уже внесено. Чтобы внести иначе, сначала отмените внесение',
  'paper-record/undone': 'Из этого документа ничего не внесено, отменять нечего',
  'paper-record/touched': (touched) =>
    `После внесения изменено: ${nameAll(touched)}. Внесение не отменено: исправьте эти записи вручную`,
  'paper-record/told': (told) =>
    `Отправлено в реестр обученных: ${nameAll(told)}. Внесение не отменено: отмените набор, на который нет ответа, а записи с номером реестра исправьте вручную`,
} satisfies SomeWords
