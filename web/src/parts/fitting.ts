/** Text in a room of fixed height: it is written smaller until it fits, so that nothing else moves. */

const LEAST = 13
const STEP = 0.5

export function fitting(node: HTMLElement): () => void {
  let measuring = false

  function fit(): void {
    if (measuring) return
    measuring = true
    node.style.fontSize = ''
    let size = parseFloat(getComputedStyle(node).fontSize)
    while (size > LEAST && node.scrollHeight > node.clientHeight) {
      size -= STEP
      node.style.fontSize = `${size}px`
    }
    measuring = false
  }

  const texts = new MutationObserver(fit)
  texts.observe(node, { childList: true, characterData: true, subtree: true })
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(fit) : null
  sizes?.observe(node)
  // Letters that come late are wider or narrower.
  void document.fonts?.ready.then(fit)
  return () => {
    texts.disconnect()
    sizes?.disconnect()
  }
}
