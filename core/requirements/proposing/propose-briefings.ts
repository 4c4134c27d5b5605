import { briefingKinds } from '../../norms/briefings.ts'
import type { Ground } from '../ground.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { NotRequired, Proposal, Proposed } from '../proposal.ts'
import { joinNotes, plain, TRAINING_RULES, wordTrait } from './draft.ts'
import { type Exemption, judgeExemption } from './exemption.ts'
import { findRepeatedFireBriefing, repeatedFireBriefings } from './repeated-fire-briefing.ts'

const EVERYONE = 'для всех работников'
const TOGETHER = 'микропредприятие вправе совместить его с инструктажем на рабочем месте (п. 102)'
const FROM_MEMORY = 'пункт назван по памяти, сверьте с текстом акта'

const workplace = ['Первичный инструктаж на рабочем месте', 'Повторный инструктаж на рабочем месте']
const INTRO = 'Вводный инструктаж'
const GROUP_ONE = 'Инструктаж на I группу по электробезопасности'

const ofSafety = (point: string) =>
  ({ citation: { act: TRAINING_RULES, point }, why: EVERYONE, confidence: 'found', note: null }) as const
const ofFire = {
  citation: { act: 'pp-1479', point: 'п. 3' },
  why: EVERYONE,
  confidence: 'memory',
  note: FROM_MEMORY,
} as const

/** By what each kind is asked for. */
const grounds: Readonly<Record<string, Pick<Proposal, 'citation' | 'why' | 'confidence' | 'note'>>> = {
  [INTRO]: ofSafety('п. 10'),
  'Первичный инструктаж на рабочем месте': ofSafety('п. 13'),
  'Повторный инструктаж на рабочем месте': ofSafety('п. 14'),
  'Вводный противопожарный инструктаж': ofFire,
  'Первичный противопожарный инструктаж': ofFire,
  ...Object.fromEntries(repeatedFireBriefings.map((name) => [name, ofFire])),
  [GROUP_ONE]: {
    citation: { act: '903n', point: 'п. 2.3' },
    why: wordTrait('electricalGroupOne'),
    confidence: 'memory',
    note: FROM_MEMORY,
  },
}

/**
 * The briefings of occupational safety, those at the workplace unless the post is exempt from them, of fire safety and of group I.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 10, 13–15, 102; ПП РФ 16.09.2020 № 1479, п. 3; приказ Минтруда 15.12.2020 № 903н, п. 2.3.
 */
export function proposeBriefings(
  profile: PositionProfile,
  { microEnterprise, fireBriefing }: Ground,
): Proposed {
  const exemption = judgeExemption(profile)
  const fire = findRepeatedFireBriefing(fireBriefing)
  const spared = [
    ...(exemption.is === 'exempt' ? workplace : []),
    ...(profile.traits.includes('electricalGroupOne') ? [] : [GROUP_ONE]),
    ...repeatedFireBriefings.filter((name) => name !== fire.name),
  ]
  return {
    proposals: briefingKinds.flatMap(({ name, suggested, ruleId }): readonly Proposal[] => {
      const ground = grounds[name]
      if (!ground || spared.includes(name)) return []
      const drafted = {
        ...plain,
        ...ground,
        subject: { section: 'briefing', name },
        periodicity: suggested,
        ruleId,
      } as const
      if (name === INTRO && microEnterprise) return [{ ...drafted, note: TOGETHER }]
      return [name === fire.name ? { ...drafted, note: joinNotes([fire.note, drafted.note]) } : drafted]
    }),
    absent: tellAbsence(exemption),
  }
}

function tellAbsence(exemption: Exemption): readonly NotRequired[] {
  switch (exemption.is) {
    case 'exempt':
      return [
        {
          section: 'briefing',
          why: `первичный и повторный инструктажи не требуются: ${exemption.by} (п. 13, 15 Правил № 2464)`,
          missing: null,
        },
      ]
    case 'lacking':
      return [
        {
          section: 'briefing',
          why: 'от первичного и повторного инструктажей пока не освобождены (п. 13 Правил № 2464)',
          missing: exemption.missing,
        },
      ]
    case 'not-meant':
      return []
  }
}
