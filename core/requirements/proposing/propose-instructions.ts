import type { Ground } from '../ground.ts'
import type { Proposed } from '../proposal.ts'
import { plain, TRAINING_RULES } from './draft.ts'

/**
 * The company's instructions for the post, or one that is named after it.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 18.
 */
export const proposeInstructions = ({ position, instructions }: Ground): Proposed => ({
  proposals: (instructions.length > 0 ? instructions : [`ИОТ по должности (профессии) «${position}»`]).map(
    (name) => ({
      ...plain,
      subject: { section: 'instruction', name },
      periodicity: { kind: 'once' },
      citation: { act: TRAINING_RULES, point: 'п. 18' },
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
