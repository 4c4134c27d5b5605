/** Whether a cell is filled with nothing but a dash, «нет», «н/д» and the like. */
export const saysNothing = (text: string): boolean =>
  /^(?:[-\u2010-\u2015\u2212_.]+|нет|нет данных|не указан[аоы]?|отсутствует|н\/д)$/iu.test(text)
