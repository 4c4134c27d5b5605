import type { PpeNormItem } from '@osh/core/norms/ppe/ppe-norm.ts'
import type { Ground } from '@osh/core/requirements/ground.ts'
import type { PositionProfile } from '@osh/core/requirements/position-profile.ts'

/** A worker of whom nothing more was answered. */
export const aProfile: PositionProfile = {
  kind: 'worker',
  traits: [],
  highRiskPrograms: [],
  factors: [],
  hazards: [],
  dirt: [],
  normPoints: [],
  workingConditions: null,
  exemptedBy: null,
}

const gloves: PpeNormItem = { name: 'Перчатки', quantity: 12, unit: 'pair', term: 12 }
const mask: PpeNormItem = { name: 'Полумаска', quantity: 1, unit: 'piece', term: 'untilWornOut' }
const plugs: PpeNormItem = { name: 'Беруши', quantity: 1, unit: 'piece', term: 'maker' }

/** Norms small enough to be read whole. */
export const aGround: Ground = {
  position: 'Электрогазосварщик',
  microEnterprise: false,
  teachesInside: true,
  instructions: [],
  fireBriefing: { isHalfYearly: null, people: null },
  internshipShifts: null,
  norms: {
    professions: [
      {
        id: 7,
        point: 7,
        profession: 'Сварщик',
        also: [],
        hazards: [],
        items: [gloves, mask],
        complete: false,
        confidence: 'page',
      },
      {
        id: 8,
        point: 8,
        profession: 'Резчик',
        also: [],
        hazards: [],
        items: [{ ...gloves, quantity: 24 }, plugs],
        complete: true,
        confidence: 'found',
      },
      {
        id: 100_314,
        point: null,
        profession: 'Кузнец',
        also: [],
        hazards: [],
        items: [mask],
        complete: false,
        confidence: 'memory',
      },
    ],
    hazards: [
      {
        id: 'fall',
        hazard: 'падение с высоты',
        items: [{ name: 'Привязь', quantity: 1, unit: 'set', term: 'maker' }],
        confidence: 'memory',
      },
      { id: 'noise', hazard: 'шум', items: [plugs], confidence: 'page' },
    ],
    washing: [
      {
        id: 'oil',
        work: 'работы с маслами',
        agents: [{ name: 'Паста для рук', monthly: '200 мл' }],
        confidence: 'page',
      },
    ],
  },
}
