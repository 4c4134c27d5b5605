import type { KeptFacts } from '@osh/core/facts/fact-records.ts'
import type { Propose } from '@osh/core/requirements/posts/posts-ground.ts'

/**
 * Who proposes what the law asks of a post, with the norms that it rests on: large, and fetched once they are asked for.
 *
 * @param said what the company has said of itself
 */
export async function bringProposals(said: readonly KeptFacts[]): Promise<Propose> {
  const [{ proposeRequirements }, { readCompanyGround }, { ppeNorms: norms }] = await Promise.all([
    import('@osh/core/requirements/proposing/propose-requirements.ts'),
    import('@osh/core/requirements/company-ground.ts'),
    import('@osh/core/norms/ppe/ppe-norms-767n.ts'),
  ])
  return (profile, position) =>
    proposeRequirements(profile, { position, ...readCompanyGround(said, position), norms })
}
