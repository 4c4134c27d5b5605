/** A kind of company activity (направление деятельности). `id` is positive and never given to another kind. */
export type ShippedActivity = { readonly id: number; readonly name: string }

/** The catalogue of activities that a company chooses from, in Russian order. Any number may be chosen, none too. */
export const activities: readonly ShippedActivity[] = [
  { id: 1, name: 'Водоснабжение и водоотведение' },
  { id: 2, name: 'Геология и горные работы' },
  { id: 3, name: 'Гостиницы и туризм' },
  { id: 4, name: 'Добыча нефти и газа' },
  { id: 5, name: 'Жилищно-коммунальное хозяйство' },
  { id: 6, name: 'Здравоохранение' },
  { id: 7, name: 'Информационные технологии и связь' },
  { id: 8, name: 'Культура и спорт' },
  { id: 9, name: 'Лесное хозяйство и деревообработка' },
  { id: 10, name: 'Машиностроение и металлообработка' },
  { id: 11, name: 'Образование' },
  { id: 12, name: 'Общественное питание' },
  { id: 13, name: 'Офисная деятельность' },
  { id: 14, name: 'Охранная деятельность' },
  { id: 15, name: 'Пищевое производство' },
  { id: 16, name: 'Сельское хозяйство' },
  { id: 17, name: 'Складское хозяйство и логистика' },
  { id: 18, name: 'Строительство и ремонт' },
  { id: 19, name: 'Торговля' },
  { id: 20, name: 'Транспорт и перевозки' },
  { id: 21, name: 'Химическое производство' },
  { id: 22, name: 'Электроэнергетика и теплоснабжение' },
]
