/** What can be said of a person on a paper, as lists of what is missing name it. */
export const personLabels: Readonly<Record<string, string>> = {
  name: 'Фамилия, имя, отчество',
  lastName: 'Фамилия',
  firstName: 'Имя',
  fatherName: 'Отчество',
  position: 'Должность',
  department: 'Отдел',
  birthDate: 'Дата рождения',
  hireDate: 'Дата приёма на работу',
  experience: 'Дата приёма на работу',
  sex: 'Пол',
  snils: 'СНИЛС',
  factors: 'Факторы и работы по приказу № 29н',
  ppe: 'Нормы выдачи СИЗ',
}

/** What can be said of the organisation. */
export const companyLabels: Readonly<Record<string, string>> = {
  name: 'Наименование организации',
  shortName: 'Краткое наименование организации',
  legalAddress: 'Юридический адрес',
  actualAddress: 'Фактический адрес',
  mailingAddress: 'Почтовый адрес',
  phone: 'Телефон организации',
  email: 'Электронная почта организации',
  inn: 'ИНН организации',
  kpp: 'КПП организации',
  okpo: 'ОКПО',
  oktmo: 'ОКТМО',
  okved: 'ОКВЭД',
  ogrn: 'ОГРН',
  okato: 'ОКАТО',
  okogu: 'ОКОГУ',
  formOfOwnership: 'Форма собственности',
  city: 'Населённый пункт в юридическом адресе',
}
