// A bot in JavaScript: says the first of its options. One JSON line in, one out.
//
//     anpfiff arena finale --bots "cmd:node examples/own_bots/first.mjs,random" --games 20
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line)
  console.log(JSON.stringify({ id: question.id, action: question.options[0] }))
}
