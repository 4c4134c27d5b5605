import type { Sex } from '../../../employees/employee.ts'
import type { RussianCase } from '../name-forms.ts'
import {
  adjective,
  consonant,
  declineByRules,
  type EndingRule,
  endings,
  feminine,
  feminineAdjective,
  iyaFeminine,
  possessive,
  possessiveFeminine,
  sibilant,
  sibilantFeminine,
  soft,
  softAdjective,
  softFeminine,
  softFeminineAdjective,
  softIy,
  tsFeminine,
  velarAdjective,
  velarFeminine,
} from './endings.ts'

/** Parts of a surname that never change, wherever the last one does: «Бонч-Бруевичу», «Тер-Петросяну», «ван Гогу». */
const FIXED_PART =
  /^(?:бонч|тер|тэр|ван|фон|вон|мелик|абдул|абд|белиц|аль|ал|эль|эс|ас|ад|ар|аш|аз|ат|ан|бен|бин|бар|бей|бек|бой|вар|ага|алы|гаджи|гаси|гасан|де|да|ди|дю|дель|делла|дер|ден|ибн|кади|кази|кара|кер|кизи|книппер|корвин|ла|ле|ли|лос|мак|мир|мюзар|нор|нур|оглу|ор|оль|пан|призван|сан|санта|сен|сент|султан|тан|тат|тот|хаджи|хан|хас|чан|шах|шейх|шолом|эмир)$/u

/** Ends that men and women share, the first that fits. */
const common: readonly EndingRule[] = [
  [/^(?:дюма|тома|дега|люка|ферма|петипа|золя|труайя|шандра|каруана|забейворота)$/u, 0, null],
  [/[аеёиоуыэю]а$|[еёиоуыэю]$/u, 0, null],
  [/ия$/u, 1, iyaFeminine],
  [/я$/u, 1, softFeminine],
  [/[гкх]а$/u, 1, velarFeminine],
  [/(?:ганжа|гаджа|левша|лапша|паранджа|саранча|каланча|епанча|свеча|парша|душа|межа)$/u, 1, velarFeminine],
  [/[жчшщ]а$/u, 1, sibilantFeminine],
  [/ца$/u, 1, tsFeminine],
  [/а$/u, 1, feminine],
]

const female: readonly EndingRule[] = [
  [/[бвгджзйклмнпрстфхцчшщъь]$/u, 0, null],
  [/^(?:бова|сова|рева|голова|корова|подкова|полова)$/u, 1, feminine],
  [/^(?:калина|щербина|дубина|дружина|середина|година|глина|хмарина)$/u, 1, feminine],
  [/(?:[оеё]ва|[иы]на)$/u, 1, possessiveFeminine],
  [/(?:[бвгджзйклмнпрстфхцчшщь]ска|[ие]цка)$/u, 1, feminineAdjective],
  [/^(?:шенгелая|цхакая|гогуая|дгебуадая)$/u, 1, softFeminine],
  [/[жчшщ]ая$/u, 2, softFeminineAdjective],
  [/ая$/u, 2, feminineAdjective],
  [/яя$/u, 2, endings('ей ей юю ей ей')],
]

/** Nouns that lose a vowel: «Орла», «Льва», «Воробья». */
const fleeting: readonly EndingRule[] = [
  [/^лев$/u, 2, endings('ьва ьву ьва ьвом ьве')],
  [/^(?:ор|коз|ос|кот)[её]л$|^(?:щег|чех|хох|пос)ол$|^дятел$/u, 2, endings('ла лу ла лом ле')],
  [/^(?:боб|кост|ков|шат)[её]р$|^ветер$/u, 2, endings('ра ру ра ром ре')],
  [/^(?:кам|рем|плет|крем|перст|шерш|п)ень$/u, 3, endings('ня ню ня нем не')],
  [/^журавель$/u, 3, endings('ля лю ля лем ле')],
  [/^(?:ног|лок|ког|дёг|дег)оть$/u, 3, endings('тя тю тя тем те')],
  [/(?:[бв]оробей|оробей|скоробей|соловей|муравей|ручей|репей)$/u, 2, endings('ья ью ья ьём ье')],
  [/^[ёе]рш$/u, 2, endings('рша ршу рша ршом рше')],
  [/^заяц$/u, 2, endings('йца йцу йца йцем йце')],
]

/** «-ец» and «-ок» that keep their vowel: one syllable, two consonants before it, names from abroad. */
const kept: readonly EndingRule[] = [
  [/^(?:бец|гец|кец|шпец|кобец|бурец|кабец|штирлец)$|фец$/u, 0, sibilant],
  [/^[^аеёиоуыэюя]+ец$|[^аеёиоуыэюя]{2}ец$/u, 0, consonant],
  [/^[^аеёиоуыэюя]+[оё]к$|(?:шток|ллок|чкок|рлок|рок|блок)$/u, 0, consonant],
]

const masculineNouns: readonly EndingRule[] = [
  [/[аеёиоуыэюя]ец$/u, 2, endings('йца йцу йца йцем йце')],
  [/[аеёиоуыэюя].*[аеёиоуыэюя]лец$/u, 2, endings('ьца ьцу ьца ьцем ьце')],
  [/лец$/u, 2, endings('ьца ьцу ьца ьцом ьце')],
  [/^(?:немец|перец)$|(?:[аеёиоуыэюя].*){2}нец$|(?:[аеёиоуыэюя].*){3}ец$/u, 2, endings('ца цу ца цем це')],
  [/ец$/u, 2, endings('ца цу ца цом це')],
  [/ок$/u, 2, endings('ка ку ка ком ке')],
  [
    /(?:[лнрдтсзвбмп]ёк|^(?:васил|огон|кон|пен|кул|мотыл|корол|хмел|звер|лар|цар)ек)$/u,
    2,
    endings('ька ьку ька ьком ьке'),
  ],
]

/** Sibilants whose instrumental is stressed: «Ткачом», «Борщом». */
const stressedSibilant =
  /(?:ач|яч)$|^[^аеёиоуыэюя]+(?:[ыуюе]ч|[ыуюоеё]р?щ)$|^(?:малыш|палаш|шалаш|камыш|латыш|карандаш|голыш|кирпич|москвич|ёж|еж|морж|стриж|чиж|крыж)$/u

const male: readonly EndingRule[] = [
  ...fleeting,
  [/(?:[рлбвд]|^[^аеёиоуыэюя]+)их$/u, 0, consonant],
  [/[ыи]х$/u, 0, null],
  [
    /^(?!злой)[^аеёиоуыэюя]+[ои]й$|^(?:герой|левкой|ковбой|разбой|прибой|нестрой|перестрой|водопой)$/u,
    1,
    soft,
  ],
  [/[гкхжчшщ]ой$|[гкх]ий$/u, 2, velarAdjective],
  [/ой$|ый$/u, 2, adjective],
  [/[жчшщн]ий$/u, 2, softAdjective],
  [/ий$/u, 1, softIy],
  [/[йь]$/u, 1, soft],
  [/^[^аеёиоуыэюя]+[иы]н$|^(?:дарвин|франклин|гершвин|кельвин|регин|бюлов|вирхов)$/u, 0, consonant],
  [/[оеё]в$|[иы]н$/u, 0, possessive],
  ...kept,
  ...masculineNouns,
  [stressedSibilant, 0, consonant],
  [/[жчшщц]$/u, 0, sibilant],
  [/[бвгдзклмнпрстфх]$/u, 0, consonant],
]

/** A surname in a case; parts of a double one each by itself. */
export function declineSurname(surname: string, sex: Sex | null, wanted: RussianCase): string {
  const parts = surname.split(/([- ])/u)
  return parts
    .map((part, i) =>
      i < parts.length - 1 && FIXED_PART.test(part.toLowerCase()) ? part : declinePart(part, sex, wanted),
    )
    .join('')
}

function declinePart(part: string, sex: Sex | null, wanted: RussianCase): string {
  const own = sex === 'm' ? male : sex === 'f' ? female : []
  return declineByRules(part, own, wanted) ?? declineByRules(part, common, wanted) ?? part
}
