import { expect, test } from 'vitest'
import { positions } from '../../norms/positions.ts'
import { ppeNorms } from '../../norms/ppe/ppe-norms-767n.ts'
import { suggestKind } from './suggest-kind.ts'
import { suggestProfile } from './suggest-profile.ts'

const suggest = (position: string) => suggestProfile(position, ppeNorms)

test.each([
  ['Генеральный директор', 'head'],
  ['Директор', 'head'],
  ['Главный врач', 'head'],
  ['Руководитель филиала', 'head'],
  ['Председатель правления', 'head'],
  ['Заместитель генерального директора', 'deputy'],
  ['Заместитель директора по учебно-воспитательной работе', 'deputy'],
  ['Финансовый директор', 'departmentHead'],
  ['Директор по развитию', 'departmentHead'],
  ['Художественный руководитель', 'departmentHead'],
  ['Начальник цеха', 'departmentHead'],
  ['Заместитель начальника цеха', 'departmentHead'],
  ['Заведующий складом', 'departmentHead'],
  ['Руководитель отдела продаж', 'departmentHead'],
  ['Мастер участка', 'departmentHead'],
  ['Прораб', 'departmentHead'],
  ['Главный бухгалтер', 'departmentHead'],
  ['Шеф-повар', 'departmentHead'],
  ['Мастер производственного обучения', 'specialist'],
  ['Ведущий инженер-программист', 'specialist'],
  ['Менеджер по продажам', 'specialist'],
  ['Специалист по кадрам', 'specialist'],
  ['Врач-хирург', 'specialist'],
  ['Медицинская сестра', 'specialist'],
  ['Учитель', 'specialist'],
  ['Агроном', 'specialist'],
  ['Механик гаража', 'specialist'],
  ['Младшая медицинская сестра по уходу за больными', 'worker'],
  ['Помощник воспитателя', 'worker'],
  ['Киномеханик', 'worker'],
  ['Токарь', 'worker'],
  ['  ВОДИТЕЛЬ  автомобиля ', 'worker'],
])('%s is suggested as %s', (position, kind) => {
  expect(suggestKind(position)).toBe(kind)
})

test('a trade brings its norm and its usual hazards, by whatever name the norms or the catalogue know it', () => {
  expect(suggest('водитель  автобуса')).toMatchObject({
    normPoints: [783],
    hazards: ['traffic'],
    traits: ['drives'],
  })
  expect(suggest('Лифтёр')).toMatchObject({ normPoints: [1924], hazards: [] })
  expect(suggest('Уборщик служебных помещений').normPoints).toEqual([4932])
  expect(suggest('Водитель луноходов')).toMatchObject({ normPoints: [], hazards: [], traits: ['drives'] })
})

test.each([
  ['Специалист по охране труда', ['safetySpecialist', 'briefs']],
  ['Начальник службы охраны труда', ['safetySpecialist', 'briefs']],
  ['Мастер строительных и монтажных работ', ['briefs']],
  ['Производитель работ (прораб)', ['briefs']],
  ['Начальник отдела', []],
  ['Слесарь по ремонту тракторов', []],
  ['Тракторист-машинист сельскохозяйственного производства', ['drives']],
  ['Бухгалтер', ['officeOnly', 'electricalGroupOne']],
  ['Оператор электронно-вычислительных и вычислительных машин', ['officeOnly', 'electricalGroupOne']],
  ['Электрогазосварщик', ['skilledPpe']],
  ['Промышленный альпинист', ['skilledPpe']],
  ['Электромеханик по лифтам', ['skilledPpe']],
  ['Инженер по пожарной безопасности', ['fireResponsible']],
  ['Токарь', []],
])('%s is suggested the traits %j', (position, traits) => {
  expect(suggest(position).traits).toEqual(traits)
})

test.each([
  ['Землекоп', [6]],
  ['Кровельщик по стальным кровлям', [9]],
  ['Монтажник строительных лесов и подмостей', [9]],
  ['Газорезчик', [15]],
  ['Слесарь по эксплуатации и ремонту газового оборудования', [14]],
  ['Машинист подъёмника (вышки)', [16]],
  ['Стропальщик', [16]],
  ['Оператор котельной', [17]],
  ['Электромонтёр по обслуживанию подстанции', [18]],
  ['Вальщик леса', [25]],
  ['Дворник', []],
])('%s is suggested the high-risk works %j', (position, programs) => {
  expect(suggest(position).highRiskPrograms).toEqual(programs)
})

test('what no name can say is left to be answered', () => {
  for (const { name } of positions)
    expect(suggest(name)).toMatchObject({ workingConditions: null, exemptedBy: null, factors: [], dirt: [] })
})
