import { expect, test } from 'vitest'
import { sayBroken } from './say-broken.ts'

test.each([
  [{ is: 'unreadable', line: 3 }, 'Строка 3 файла не читается: это не выгрузка журнала или она повреждена.'],
  [
    { is: 'out-of-order', number: 4, found: 6 },
    'Вместо записи № 4 стоит запись № 6: записи удалены, добавлены или переставлены.',
  ],
  [
    { is: 'changed', number: 4 },
    'Запись № 4 изменена, или перед ней изменена, удалена либо вставлена другая.',
  ],
  [{ is: 'values-changed', number: 4, record: 'memo' }, 'В записи № 4 изменены значения (memo).'],
  [{ is: 'cut-off', number: 4 }, 'После записи № 4 выгрузка обрывается: последние записи удалены.'],
  [{ is: 'other-head', number: 4 }, 'Запись № 4 не та, что была известна раньше: журнал переписан.'],
] as const)('%j is told', (broken, said) => expect(sayBroken(broken)).toBe(said))
