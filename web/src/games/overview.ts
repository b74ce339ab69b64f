/** What the overview of a game's rules shows beside its words: SVG markup by part. */

export type OverviewPart = 'aim' | 'contents' | 'turn' | 'details' | 'end'
export type OverviewPictures = Partial<Record<OverviewPart, readonly string[]>>
