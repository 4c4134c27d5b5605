/** Whether a cell is filled with nothing but a dash, «нет», «н/д» and the like; «скрыто» is what a file says that was saved by somebody who was not shown it. */
export const saysNothing = (text: string): boolean =>
  /^(?:[-\u2010-\u2015\u2212_.]+|нет|нет данных|не указан[аоы]?|отсутствует|скрыто|н\/д)$/iu.test(text)
