import type { FormValue, FormValues } from '@osh/core/documents/answers/form-values.ts'
import { type PersonOnPaper, readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { expect, test } from 'vitest'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import type { FormData } from '#adapters/documents/form/filling/form-data.ts'
import type { Form } from '#adapters/documents/form/form.ts'
import { namedForms } from './library.ts'
import { captionsOf, linesOf, rowsOf } from './paper-lines.ts'

const position = 'Аппаратчик'
const department = 'Эмалировочная'

/** The form filled for people of one position and department, and with one number everywhere. */
function dataFor(form: Form, sex: 'm' | 'f', number = 71): FormData {
  const data = makeDemoFormData(form.template)
  const become = (person: PersonOnPaper): PersonOnPaper => ({
    ...person,
    ...(sex === 'f' ? names(readPersonOnPaper('Хабибуллина Гульнара Рустамовна', '')) : {}),
    sex,
    position,
    department,
  })
  return {
    ...data,
    employee: data.employee && become(data.employee),
    employees: data.employees.map(become),
    values: valuesFor(data.values, become, number),
  }
}

const names = ({ lastName, firstName, fatherName }: PersonOnPaper) => ({ lastName, firstName, fatherName })

const valuesFor = (
  values: FormValues,
  become: (person: PersonOnPaper) => PersonOnPaper,
  number: number,
): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, FormValue] => {
      switch (value.type) {
        case 'person':
          return [name, { ...value, person: become(value.person) }]
        case 'people':
          return [name, { ...value, people: value.people.map(become) }]
        case 'commission': {
          const { chair, members, secretary } = value.commission
          const commission = {
            chair: become(chair),
            members: members.map(become),
            secretary: secretary && become(secretary),
          }
          return [name, { ...value, commission }]
        }
        case 'number':
          return [name, { ...value, number }]
        default:
          return [name, value]
      }
    }),
  )

const linesWith = (lines: readonly string[], mistake: RegExp) =>
  lines.flatMap((line) => mistake.exec(line)?.[0] ?? [])

test.each(namedForms)('%s doubles no dot and leaves no word half masculine, half feminine', (_, form) => {
  const lines = linesOf(form, dataFor(form, 'm'))
  expect(linesWith(lines, /.{0,20}(?<!\.)\.\.(?!\.)/u)).toEqual([])
  expect(linesWith(lines, /\p{L}+ ?\((?:а|на|ла|была|должна|обязана|лет|дней|дня)\)/u)).toEqual([])
})

test.each(namedForms)(
  '%s begins positions and departments inside a sentence with a small letter',
  (_, form) => {
    const mistake = new RegExp(`[\\p{L}\\d,;)—-] (?:${position}|Эмалировочн)\\p{L}*`, 'u')
    expect(linesWith(linesOf(form, dataFor(form, 'm')), mistake)).toEqual([])
  },
)

test.each(namedForms)('%s says of people in the case that the words before ask for', (_, form) => {
  const lines = linesOf(form, dataFor(form, 'm'))
  const nominative = 'аппаратчик '
  const bracket = new RegExp(
    `(?:(?:[оеы]му|[ое]го|телю|нику|лицу|телем|ником|вии|тел[яю])(?= |$)[^.;:]{0,60}|\\p{L}телю) \\(${nominative}`,
    'u',
  )
  const colon = new RegExp(
    `(?:обратиться|передать|сообщить|сообщает|подать[^.:]*|выдан \\(кому\\)|присутствии[^.:]*|руководителем|руководителю|лицом|под руководством[^.:]*): ${nominative}`,
    'iu',
  )
  expect([...linesWith(lines, bracket), ...linesWith(lines, colon)]).toEqual([])
  const rows = rowsOf(form, dataFor(form, 'm'))
  expect(linesWith(rows, new RegExp(`^\\p{L}+[ое]му [^|]*\\| ${nominative}`, 'u'))).toEqual([])
})

test.each(namedForms)('%s names the department with the case of the person', (_, form) => {
  const lines = linesOf(form, dataFor(form, 'm'))
  expect(linesWith(lines, /(?:аппаратчика|аппаратчику)[^.;]*,? [Ээ]малировочная/u)).toEqual([])
})

test.each(namedForms)('%s counts as Russian does', (_, form) => {
  const nouns = 'дней|лет|часов|минут|месяцев|рублей|недель|суток'
  const one = linesOf(form, dataFor(form, 'm', 71))
  const few = linesOf(form, dataFor(form, 'm', 73))
  expect(
    linesWith(one, new RegExp(`71 (?:(?:календарных|рабочих) )?(?:${nouns}|дня|года)(?!\\p{L})`, 'u')),
  ).toEqual([])
  expect(
    linesWith(few, new RegExp(`73 (?:(?:календарных|рабочих) )?(?:${nouns}|день)(?!\\p{L})`, 'u')),
  ).toEqual([])
})

test.each(namedForms)('%s speaks of a woman as of one', (_, form) => {
  const data = dataFor(form, 'f')
  const did =
    /(?<!\p{L})(?:\p{L}*(?:ставил|вёл|дал|лучил|нял|комил|ботал|ктовал|верил)|ознакомлен|опрошен)(?!\p{L})/iu
  expect(linesWith(captionsOf(form, data), did)).toEqual([])
  expect(linesWith(linesOf(form, data), new RegExp(`${did.source}: аппаратчик`, 'iu'))).toEqual([])
  expect(
    linesWith(linesOf(form, data), /(?<!\p{L})я (?:был|должен|обязан|согласен|\p{L}+л)(?!\p{L})/u),
  ).toEqual([])
})

test.each(namedForms)('%s spells with ё', (_, form) => {
  const mistake =
    /(?<!\p{L}|\(-)(?:учет\p{L}{0,3}|еще|ее|утвержден(?:н\p{L}+)?|прием\p{L}{0,2}|четк\p{L}*|тяжел(?:ы[йемх]|о[ейм]|ая|ого|ому))(?!\p{L})/iu
  expect(linesWith(linesOf(form, dataFor(form, 'm')), mistake)).toEqual([])
})
