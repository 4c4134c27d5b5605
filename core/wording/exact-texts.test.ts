import { expect, test } from 'vitest'
import { riskLevels } from '../sections/risk.ts'
import { findRules, sections } from '../sections/section.ts'
import { workingConditionsClasses } from '../sections/working-conditions.ts'
import { auth } from './auth.ts'
import { companies } from './companies.ts'
import { employees, sexWords } from './employees.ts'
import { memoStatusWords, memos } from './memos.ts'
import {
  checkResultWords,
  ppeEventWords,
  riskLevelWords,
  sayNothingFound,
  undetermined,
  workingConditionsClassWords,
} from './sections.ts'

test('sections are called as on their tabs', () => {
  expect(sections.map((section) => findRules(section).words.name)).toEqual([
    'Инструктажи',
    'Инструкции',
    'Обучение',
    'Медосмотры',
    'СИЗ',
    'СОУТ',
    'Риски',
  ])
})

test('an empty table says whose filters found nothing', () => {
  expect(sections.map(sayNothingFound)).toEqual([
    'Нет инструктажей, соответствующих выбранным фильтрам.',
    'Нет инструкций, соответствующих выбранным фильтрам.',
    'Нет обучений, соответствующих выбранным фильтрам.',
    'Нет медосмотров, соответствующих выбранным фильтрам.',
    'Нет СИЗ, соответствующих выбранным фильтрам.',
    'Нет СОУТ, соответствующих выбранным фильтрам.',
    'Нет рисков, соответствующих выбранным фильтрам.',
  ])
})

test('classes and levels are chosen in the words of the list', () => {
  expect(workingConditionsClasses.map((found) => workingConditionsClassWords[found])).toEqual([
    'не проводилось',
    'исключить',
    '1',
    '2',
    '3.1',
    '3.2',
    '3.3',
    '3.4',
    '4',
  ])
  expect(riskLevels.map((found) => riskLevelWords[found])).toEqual([
    'не проводилось',
    'исключить',
    'низкий',
    'средний',
    'повышенный',
  ])
  expect(undetermined).toBe('не определён')
})

test('results, PPE events, sexes and statuses have their words', () => {
  expect(checkResultWords).toEqual({ passed: 'удовлетворительно', failed: 'неудовлетворительно' })
  expect(ppeEventWords).toEqual({ issuance: 'выдача', return: 'возврат' })
  expect(sexWords).toEqual({ m: 'Мужчина', f: 'Женщина' })
  expect(memoStatusWords).toEqual({ active: 'активно', completed: 'исполнено', canceled: 'отменено' })
})

test('a completed memo is confirmed word for word', () => {
  expect(findRules('training').words.completed).toBe(
    'Обучение зарегистрировано в системе. Организуйте сохранность итоговых документов.',
  )
  expect(findRules('briefing').words.completed).toBe(
    'Инструктаж зарегистрирован в системе. Организуйте сохранность соответствующего журнала.',
  )
})

test('the banner, the empty states and the questions are word for word', () => {
  expect(companies.keepCurrent).toBe(
    'Внимание: необходимо своевременно вносить изменения в сведения об организации, во избежание указания недостоверных сведений в документах системы.',
  )
  expect(memos.registerEmpty).toBe(
    'Пока что здесь пусто. Удобный список для просмотра появится после добавления сотрудников',
  )
  expect(employees.needsCompany).toBe(
    'Чтобы пользоваться этой страницей, добавьте данные о вашей компании в настройках',
  )
  expect(employees.nothingFound).toBe('Нет работников, соответствующих поисковому запросу')
  expect([auth.logOut, auth.logOutTitle, auth.confirmLogOut, auth.stay]).toEqual([
    'Выйти из аккаунта',
    'Выход из аккаунта',
    'Подтвердить выход',
    'Остаться',
  ])
})
