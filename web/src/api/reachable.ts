/** Whether the server can be reached again; nobody has to press anything for it. */

const LOOK_AGAIN = 3000

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Do something once the server answers, unless the returned function is called before. */
export function whenReachable(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  function stop(): void {
    stopped = true
    clearTimeout(timer)
    removeEventListener('online', look)
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    const back = await answers()
    if (stopped) return
    if (back) {
      stop()
      work()
    } else {
      timer = setTimeout(look, LOOK_AGAIN)
    }
  }

  addEventListener('online', look)
  timer = setTimeout(look, LOOK_AGAIN)
  return stop
}
