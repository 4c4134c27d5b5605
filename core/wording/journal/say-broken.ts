import type { Broken } from '../../journal/verify-export.ts'

/** What is wrong with an export of the journal, with the first entry that is. */
export function sayBroken(broken: Broken): string {
  switch (broken.is) {
    case 'unreadable':
      return `Строка ${broken.line} файла не читается: это не выгрузка журнала или она повреждена.`
    case 'out-of-order':
      return `Вместо записи № ${broken.number} стоит запись № ${broken.found}: записи удалены, добавлены или переставлены.`
    case 'changed':
      return `Запись № ${broken.number} изменена, или перед ней изменена, удалена либо вставлена другая.`
    case 'values-changed':
      return `В записи № ${broken.number} изменены значения (${broken.record}).`
    case 'cut-off':
      return `После записи № ${broken.number} выгрузка обрывается: последние записи удалены.`
    case 'other-head':
      return `Запись № ${broken.number} не та, что была известна раньше: журнал переписан.`
  }
}
