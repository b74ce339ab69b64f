/** What the page's words offer to whoever speaks. */

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a message may be given: plain values, notation, seats by number. */
export type Argument = string | number | boolean | null | readonly (string | number)[]
export type Arguments = Readonly<Record<string, Argument | undefined>>

/** Something that happened; its type is the event's name, its fields what the words need. */
export interface GameEvent {
  type: string
  [field: string]: unknown
}

/** The question of the moment, as far as words need it. */
export interface Question {
  question: string
  facts: Arguments
}

/** The structured form of a move: its family, and its parameters in notation. */
export type Form = Readonly<Record<string, string>>

/** A parameter's values: label to the parts that words are made of. */
export type Vocabulary = Readonly<Record<string, Readonly<Record<string, Arguments>>>>

/** Words of one table: the game's, the board's and the shell's, in the language of the moment. */
export interface GameWords {
  readonly language: Language
  /** A message; seats, lists and values of the vocabulary are put into words first. */
  say(key: string, args?: Arguments): string
  has(key: string): boolean
  seat(seat: number): string
  value(parameter: string, label: string): string
  listing(items: readonly string[]): string
  event(event: GameEvent): string
  question(question: Question): string
  offer(offer: { form: Form }): string
}
