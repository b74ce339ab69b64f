/** The API's types by their names. */

import type { components } from './schema'

type Schemas = components['schemas']

export type Me = Schemas['Me']
export type GameOffer = Schemas['GameOffer']
export type RuleText = Schemas['RuleText']
export type AgentInfo = Schemas['AgentInfo']
export type AgentToken = Schemas['AgentToken']
export type NewTable = Schemas['NewTable']
export type SeatSettings = Schemas['SeatSettings']
export type TableInfo = Schemas['TableInfo']
export type MyGame = Schemas['MyGame']
export type MyGames = Schemas['MyGames']
export type SourceAverage = Schemas['SourceAverage']
export type Invitation = Schemas['Invitation']
export type TableList = Schemas['TableList']
export type Snapshot = Schemas['Snapshot']
export type SeatOffers = Schemas['SeatOffers']
export type Offer = Schemas['Offer']
export type ChatLine = Schemas['ChatLine']
export type MoveRequest = Schemas['MoveRequest']
export type Accepted = Schemas['Accepted']
export type Refused = Schemas['Refused']
/** What is shown of a refusal: why, and which rule. */
export type Reason = Pick<Refused, 'reason' | 'rule' | 'words'>
export type UndoResult = Schemas['UndoResult']
export type Standing = Schemas['Standing']
export type Points = Schemas['Points']
export type Replay = Schemas['Replay']
export type ReplayStep = Schemas['ReplayStep']
export type Lesson = Schemas['Lesson']
export type LessonStep = Schemas['LessonStep']

export type DeviceInfo = Schemas['DeviceInfo']
export type DeviceList = Schemas['DeviceList']
export type DeviceLink = Schemas['DeviceLink']
export type LinkOffer = Schemas['LinkOffer']
export type Note = Schemas['Note']
export type PasskeyInfo = Schemas['PasskeyInfo']
export type PasskeyList = Schemas['PasskeyList']
export type PasskeyCreation = Schemas['PasskeyCreation']
export type PasskeyRequest = Schemas['PasskeyRequest']
export type NewPasskey = Schemas['NewPasskey']
export type ShownPasskey = Schemas['ShownPasskey']
export type VacationInfo = Schemas['VacationInfo']

export type Motive = Schemas['Motive']
export type HintGiven = Schemas['HintGiven']
export type GameReview = Schemas['GameReview']
export type MadeMove = Schemas['MadeMove']
export type Variation = Schemas['Variation']
export type VariationRequest = Schemas['VariationRequest']
export type PuzzleCount = Schemas['PuzzleCount']
export type PuzzleTask = Schemas['PuzzleTask']
export type PuzzleVerdict = Schemas['PuzzleVerdict']

export type Update = Schemas['Update']
export type LiveMessage = Schemas['LiveMessage']
export type Patch = Schemas['Patch']
export type Plan = Schemas['Plan']
export type CoreView = Schemas['View']
export type Asked = Schemas['Asked']

/** For each parameter its values, and the parts that words are made of. */
export type VocabularyBody = Record<string, Record<string, Record<string, string | number>>>
