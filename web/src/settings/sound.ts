/** A few short sounds, made here; silent until somebody has clicked or typed. */

import { settings } from './settings.svelte'

interface Note {
  /** Hertz. */
  pitch: number
  /** Seconds from now. */
  at: number
  /** Seconds. */
  length: number
  loud: number
  wave: OscillatorType
}

const note = (pitch: number, at: number, length: number, loud = 1, wave: OscillatorType = 'sine'): Note => ({ pitch, at, length, loud, wave })

const SOUNDS = {
  /** A piece is put down. */
  piece: [note(190, 0, 0.06, 0.5, 'triangle')],
  /** It is your turn. */
  turn: [note(587, 0, 0.22), note(880, 0.13, 0.34)],
  /** The game is over. */
  end: [note(392, 0, 0.7), note(494, 0.12, 0.7), note(587, 0.24, 0.9)],
} satisfies Record<string, readonly Note[]>
export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

/** Browsers let nothing be heard before somebody has done something. */
export function listenForTheFirstTouch(): () => void {
  const wake = (): void => {
    stop()
    if (typeof AudioContext !== 'undefined') context ??= new AudioContext()
  }
  const stop = (): void => {
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
  }
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)
  return stop
}

export function play(sound: Sound): void {
  if (!context || settings.volume === 0) return
  for (const { pitch, at, length, loud, wave } of SOUNDS[sound]) {
    const begin = context.currentTime + at
    const tone = context.createOscillator()
    const level = context.createGain()
    tone.type = wave
    tone.frequency.value = pitch
    level.gain.setValueAtTime(0, begin)
    level.gain.linearRampToValueAtTime(settings.volume * loud * 0.3, begin + 0.012)
    level.gain.exponentialRampToValueAtTime(0.0001, begin + length)
    tone.connect(level).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + length + 0.02)
  }
}
