/** What the table itself has to say of a seat. */

import type { GameWords, SeatInfo } from './contract'

export function seatNote(info: SeatInfo, asked: boolean, words: GameWords): string {
  const notes = [info.agent ? words.say('seat-agent') : '', momentNote(info, asked, words)]
  return notes.filter((note) => note !== '').join(' · ')
}

function momentNote(info: SeatInfo, asked: boolean, words: GameWords): string {
  if (info.kind === 'open') return words.say('seat-open')
  if (info.stand_in) return words.say('seat-stand-in')
  if (info.vacation_until) return words.say('seat-vacation')
  if (asked) return words.say('seat-asked')
  if (info.kind === 'person' && !info.connected && !info.mine) return words.say('seat-away')
  return ''
}
