/** In the place of what is not shown. */
export const HIDDEN = 'скрыто: нет права'
