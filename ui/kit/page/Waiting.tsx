import { Loader } from '@mantine/core'
import { kitTexts } from '../texts.ts'
import { Main } from './Main.tsx'
import styles from './Waiting.module.css'

/** While the first screen, the session or a company is being fetched. */
export const Waiting = () => (
  <Main>
    <div className={styles.waiting}>
      <h1 className="visually-hidden">{kitTexts.loading}</h1>
      <Loader />
    </div>
  </Main>
)
