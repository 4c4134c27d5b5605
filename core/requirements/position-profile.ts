import type { WorkingConditionsClass } from '../sections/working-conditions.ts'

/** What kind of worker holds a position (вид работника), as the rules of training tell them apart. Law: ПП РФ 24.12.2021 № 2464, п. 46, 53. */
export const workerKinds = ['head', 'deputy', 'departmentHead', 'specialist', 'worker'] as const
export type WorkerKind = (typeof workerKinds)[number]

/** What else is so of whoever holds a position (признак), and what the law then asks for. Each is answered by yes or no. */
export const traits = [
  /** A specialist in occupational safety, or one who has the duties of one. */
  'safetySpecialist',
  /** Briefs, or teaches occupational safety. */
  'briefs',
  /** Is in the commission that checks knowledge. */
  'inCommission',
  /**
   * Is in the committee (комиссия) of occupational safety. The word is older than `unionTrustee`: a profile that was answered before it may mean either, and
   * is read as the one of whom the rules ask more.
   */
  'trustee',
  /** Is a trustee of the union or of another body of the staff (уполномоченный), and in no committee. */
  'unionTrustee',
  /** Uses PPE that needs practical skills. */
  'skilledPpe',
  /** Works with a computer, office and household appliances alone. */
  'officeOnly',
  /** Drives. */
  'drives',
  /** Is bound by an act of law to give first aid (п. 33 «в»). */
  'boundToFirstAid',
  /** Must be able to give first aid by rules of occupational safety (п. 33 «д»). */
  'ableOfFirstAid',
  /** Teaches first aid. */
  'teachesFirstAid',
  /** Learns first aid by the employer's own decision (п. 33 «ж»). */
  'firstAidByDecision',
  /** Answers for fire safety, or briefs about it, by the employer's order. */
  'fireResponsible',
  /** Is of the non-electrical staff that needs group I. */
  'electricalGroupOne',
  /** Needs an internship before independent work. */
  'internship',
] as const
export type Trait = (typeof traits)[number]

/** What a company has answered once about a position, or about the position in one department. */
export type PositionProfile = {
  readonly kind: WorkerKind
  readonly traits: readonly Trait[]
  /** The register's numbers of programmes В that the position does or organises. */
  readonly highRiskPrograms: readonly number[]
  /** Points of order 29н: factors and works. */
  readonly factors: readonly string[]
  /** Hazards identified for it, by their ids in the norms of PPE (приказ 767н, приложение № 2). */
  readonly hazards: readonly string[]
  /** The washing agents' kinds of dirt, by their ids in the norms (приказ 767н, приложение № 3). */
  readonly dirt: readonly string[]
  /** Ids of the norms of PPE (приказ 767н, приложение № 1) whose profession it is: their points, where those are known. */
  readonly normPoints: readonly number[]
  /** The class of its workplaces' conditions; null where it is not known. */
  readonly workingConditions: WorkingConditionsClass | null
  /** The order or list by which the employer exempts it from the first briefing at the workplace (п. 13), as it is cited: «приказ № 18 от 02.03.2026»; null for none. */
  readonly exemptedBy: string | null
}
