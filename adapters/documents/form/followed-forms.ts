import type { Template } from '@osh/core/documents/library/template.ts'

/** @throws Error for forms that follow each other in a ring: none of them is the newest. */
export function refuseRings(templates: readonly Pick<Template, 'slug' | 'follows'>[]): void {
  const followed = new Map(templates.map(({ slug, follows }) => [slug, follows]))
  for (const { slug } of templates) {
    const passed = new Set<string>()
    for (let at: string | undefined = slug; at !== undefined; at = followed.get(at)) {
      if (passed.has(at)) throw new Error(`forms follow each other in a ring: ${[...passed, at].join(', ')}`)
      passed.add(at)
    }
  }
}
