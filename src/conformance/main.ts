#!/usr/bin/env node
import { messageOf } from '../lib/messageOf';
import { createHttpServer } from './createHttpServer';
import { createSocketServer } from './createSocketServer';
import { exitCodeOf } from './exitCodeOf';
import { formatResults } from './formatResults';
import { type Arguments, readArguments, USAGE } from './readArguments';
import { runChecks } from './runChecks';

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
  console.log(USAGE);
  process.exitCode = args.length === 0 ? 2 : 0;
} else {
  const given = read();
  if (given) process.exitCode = await check(given);
}

function read(): Arguments | undefined {
  try {
    return readArguments(args, process.env);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${USAGE}`);
    process.exitCode = 2;
    return undefined;
  }
}

async function check(given: Arguments): Promise<number> {
  const server = given.transport === 'http' ? createHttpServer(given) : createSocketServer(given);
  try {
    if (!given.isJson) {
      console.log(`${given.url} over ${given.transport}, ${given.country}, ${given.currency}`);
      if (given.token === '') console.log('No token was given: every call is made without one.');
      console.log('');
    }
    const results = await runChecks(server, given);
    console.log(given.isJson ? JSON.stringify(results, null, 2) : formatResults(results));
    return exitCodeOf(results, given);
  } finally {
    server.close();
  }
}
