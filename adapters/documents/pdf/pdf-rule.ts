import type { Content } from 'pdfmake/interfaces.js'
import { joinRunTexts, type Text } from '../paper/paper.ts'

/** Words of so many letters leave room for a rule on their own line. */
const SHORT = 50

/** Words with a rule behind them up to the right margin, on a line of its own where they are long, and small words under it. */
export function ruleOff(written: Content, text: Text, caption: string): Content {
  const isShort = joinRunTexts(text).length <= SHORT
  const below = { text: caption, fontSize: 8, alignment: 'center' as const, border: bare }
  const rule = { text: ' ', border: [false, false, false, true] as [boolean, boolean, boolean, boolean] }
  const first = { stack: [written], border: bare }
  const ruled: Content = {
    unbreakable: true,
    table: isShort
      ? {
          widths: ['auto', '*'],
          body: [
            [first, rule],
            [{ text: '', border: bare }, below],
          ],
        }
      : { widths: ['*'], body: [[first], [rule], [below]] },
    layout: {
      hLineWidth: () => 0.5,
      paddingLeft: () => 0,
      paddingRight: () => 4,
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
  }
  return ruled
}

const bare: [boolean, boolean, boolean, boolean] = [false, false, false, false]
