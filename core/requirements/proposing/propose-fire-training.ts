import type { PositionProfile } from '../position-profile.ts'
import type { Proposal } from '../proposal.ts'
import { plain, wordTrait } from './draft.ts'

/** What the training of those who answer for fire safety is called in obligations. */
const FIRE_TRAINING = 'Дополнительная профессиональная программа по пожарной безопасности'

/**
 * Whoever answers for fire safety, or briefs about it, learns by a programme of additional education every five years. The order was not
 * read: it says so.
 *
 * Law: Федеральный закон 21.12.1994 № 69-ФЗ, ст. 25; приказ МЧС России 16.12.2024 № 1120.
 */
export const proposeFireTraining = ({ traits }: PositionProfile): readonly Proposal[] =>
  traits.includes('fireResponsible')
    ? [
        {
          ...plain,
          subject: { section: 'training', name: FIRE_TRAINING },
          periodicity: { kind: 'every', months: 60 },
          ruleId: 'fire.dpo',
          citation: { act: '69-fz', point: 'ст. 25' },
          why: wordTrait('fireResponsible'),
          confidence: 'memory',
          note: 'срок и круг обучаемых вписаны по памяти, сверьте с приказом МЧС № 1120: обучение нужно на объектах, где бывает 50 человек и больше, и на пожароопасных, если нет профильного образования',
        },
      ]
    : []
