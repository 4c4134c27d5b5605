/** Why a periodicity was not understood, and the forms that are. */
export const periodicityUnrecognised =
  'Укажите периодичность одним из способов: «разово», «бессрочно», «до износа», «1 год», «1,5 года», «5 лет», «6 месяцев»'
