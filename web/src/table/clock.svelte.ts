/** Clocks count down here between two messages of the server. */

import { createSubscriber } from 'svelte/reactivity'
import type { TableInfo } from '../api/types'

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 500)
  return () => clearInterval(timer)
})

/** The time of the moment, in milliseconds; whoever reads it is told when it changes. */
export function now(): number {
  ticking()
  return Date.now()
}

/** How many seconds a seat has left; null without a clock. */
export function secondsLeft(table: TableInfo, seat: number, heardAt: number): number | null {
  const left = table.seats[seat]?.seconds_left ?? null
  if (left === null || onVacation(table, seat) || table.status !== 'playing' || !table.awaiting.includes(seat)) return left
  return Math.max(0, left - (now() - heardAt) / 1000)
}

/** Whether a seat's clock stands still. */
export function onVacation(table: TableInfo, seat: number): boolean {
  return (table.seats[seat]?.vacation_until ?? 0) * 1000 > now()
}

/** 0:42, 12:05, 3:00:00. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
