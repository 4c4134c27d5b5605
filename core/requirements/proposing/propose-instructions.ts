import type { Ground } from '../ground.ts'
import type { Proposed } from '../proposal.ts'
import { plain } from './draft.ts'

/**
 * The company's instructions for the post, or one that is named after it: local acts of occupational safety are the employer's to write and approve.
 *
 * Law: ТК РФ, ст. 214 ч. 3.
 */
export const proposeInstructions = ({ position, instructions }: Ground): Proposed => ({
  proposals: (instructions.length > 0 ? instructions : [`ИОТ по должности (профессии) «${position}»`]).map(
    (name) => ({
      ...plain,
      subject: { section: 'instruction', name },
      periodicity: { kind: 'once' },
      citation: { act: 'tk', point: 'ст. 214 ч. 3' },
      why:
        instructions.length > 0
          ? 'инструкция организации для этой должности'
          : 'для каждой должности и профессии',
      note:
        instructions.length > 0
          ? null
          : 'такой инструкции у организации ещё нет: назовите свою здесь или в «Сведениях для документов»',
    }),
  ),
  absent: [],
})
