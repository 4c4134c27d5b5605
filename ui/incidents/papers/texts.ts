export const paperTexts = {
  issued: (title: string, number: string, date: string, about = '') =>
    `${title}, № ${number} от ${date}${about === '' ? '' : `: ${about}`}`,
  annulled: 'аннулирован',
  drawUp: (name: string, again: boolean) => `Оформить${again ? ' ещё раз' : ''}: ${name}`,
  drawUpOf: (name: string, to: string) => `Оформить: ${name}, ${to}`,
  drawUpAll: (name: string, count: number) => `Оформить всем адресатам: ${name}, ${count}`,
  fault: (name: string, percent: number | null) =>
    `Степень вины: ${name}${percent === null ? '' : ` — ${percent} %`}`,
  faultTitle: 'Степень вины пострадавшего',
  faultHint:
    'Только при грубой неосторожности и с учётом мнения выборного органа профсоюза или иного уполномоченного работниками органа (ТК РФ, ст. 229.2). Пустой процент снимает запись.',
  gross: 'Комиссия установила грубую неосторожность пострадавшего',
  noBody: 'В организации нет ни профсоюза, ни иного органа, избранного работниками',
  percent: 'Степень вины, %',
  opinionBody: 'Чьё мнение учтено',
  opinionBodyHint: 'Выборный орган первичной профсоюзной организации или иной орган работников.',
  opinionOn: 'Дата мнения',
  opinion: 'Номер или содержание мнения',
  outsider: (name: string) => `Сведения о пострадавшем: ${name}`,
  outsiderTitle: (name: string) => `Пострадавший: ${name}`,
  position: 'Профессия (должность)',
  outsiderEmployer: 'Его работодатель',
  outsiderEmployerHint: 'Наименование, адрес, ИНН, ОКВЭД: как печатается в акте Н-1.',
  birthDate: 'Дата рождения',
  sex: 'Пол',
  male: 'мужской',
  female: 'женский',
} as const
