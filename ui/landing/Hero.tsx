import { Button } from '@mantine/core'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { describeDeadline, formatDate } from '@osh/core/wording/formats/dates.ts'
import { Link } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Landing.module.css'
import { landingTexts } from './texts.ts'

const example = [
  { days: -18, who: 'Электрогазосварщик', what: 'Программа Б', urgency: 'overdue' },
  { days: 4, who: 'Электромонтёр', what: 'Работы в электроустановках', urgency: 'soon' },
  { days: 24, who: 'Кладовщик', what: 'Применение СИЗ', urgency: 'soon' },
  { days: 52, who: 'Начальник участка', what: 'Программа А', urgency: 'later' },
] as const

export function Hero() {
  const today = useService(ports.clock).today(DEFAULT_TIME_ZONE)
  return (
    <section className={styles.hero} aria-labelledby="service">
      <div>
        <h1 id="service">{landingTexts.title}</h1>
        <p className={styles.lead}>{landingTexts.lead}</p>
        <div className={styles.entry}>
          <Button component={Link} to="/Register" size="md">
            {landingTexts.register}
          </Button>
          <span>{landingTexts.trial}</span>
        </div>
      </div>
      <figure className={styles.example}>
        <figcaption>{landingTexts.example}</figcaption>
        <ul>
          {example.map(({ days, who, what, urgency }) => (
            <li key={who}>
              <span className={styles[urgency]}>
                <b>{formatDate(addDays(today, days))}</b>
                <small>{describeDeadline(addDays(today, days), today)}</small>
              </span>
              <span>
                <b>{who}</b>
                <small>{what}</small>
              </span>
            </li>
          ))}
        </ul>
        <p>{landingTexts.exampleResult}</p>
      </figure>
    </section>
  )
}
