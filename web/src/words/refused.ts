/** Why something is not allowed, without the number of the rule at its end: it is shown beside it. */
export function withoutRule(sentence: string, rule: string | null | undefined): string {
  return rule ? sentence.replace(` (${rule})`, '') : sentence
}
