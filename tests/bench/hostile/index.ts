import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundleServer, ServerProcess } from '../../crash/server-process.ts';
import { Person } from '../../support/person.ts';
import { demoPassword, plainClient } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import { folderOnDisk } from '../../support/temporary-folder.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { visitLightly } from './light-visit.ts';
import { Visitors } from './visitors.ts';

/** All visits of a kind are measured together: with few of them, the 99th percentile is the slowest two of a round. */
const rounds = 10;
const seconds = 3;
const atOnce = 50;

/** How much longer others may wait. */
const mostRatio = 1.5;

const COMPANY = '/api/company/globex';

/** The sign-in pages of others. */
const others = ['/login', '/login?company=acme', '/login?company=acme&redirect=%2Fi'];

const list = 'SPLIT(PADSTART("",400,"a,"),",")';
const endless = `COUNT(ARRAYMAP(${list},x=>COUNT(ARRAYMAP(${list},y=>COUNT(ARRAYMAP(${list},z=>z))))))`;

/** A page of twenty formulas, each of some million steps; no two pages are alike. */
const hostilePage = (number: number) => ({
  type: 'page',
  title: `page ${number}`,
  body: Array.from({ length: 20 }, (_, place) => ({ type: 'tpl', tpl: `\${${endless} + ${place}}` })),
});

const fifty = (base: string, path: (number: number) => string) =>
  Promise.all(Array.from({ length: atOnce }, (_, number) => visitLightly(base, path(number))));

/** Milliseconds of each visit. */
interface Times {
  quiet: number[];
  hostile: number[];
  varied: number[];
  /** While as many people open one and the same sound page: what a crowd costs that does nothing wrong. */
  crowd: number[];
  /** Of the visitors of the hostile page themselves. */
  own: number[];
}

/** Quiet, hostile and varied seconds in turn, so that whatever else the machine does falls on all of them. */
async function measure(base: string, visitors: Visitors): Promise<Times> {
  const owner = await new Person(base).signIn('owner@example.com', demoPassword);
  const times: Times = { quiet: [], hostile: [], varied: [], crowd: [], own: [] };
  const visitsWhile = (work: () => Promise<unknown>) => visitors.while({ base, paths: others, seconds }, work);
  await visitsWhile(async () => undefined);
  for (let round = 0; round < rounds; round += 1) {
    times.quiet.push(...(await visitsWhile(async () => undefined)));
    const schema = hostilePage(round);
    const published = await owner.post(`${COMPANY}/screen/brand/endless/publish`, { schema, note: '' });
    const set = await owner.post(`${COMPANY}/login-look`, { layout: 'right', decoration: 'brand/endless' });
    for (const { status, text } of [published, set])
      if (status !== 200) throw new Error(`The hostile page was refused: ${text}`);
    times.hostile.push(
      ...(await visitsWhile(async () => {
        times.own.push(...(await fifty(base, (number) => `/login/decoration?company=globex&x=${round}.${number}`)));
      })),
    );
    times.crowd.push(...(await visitsWhile(() => fifty(base, () => '/login?x=same'))));
    times.varied.push(...(await visitsWhile(() => fifty(base, (number) => `/login?x=${round}.${number}`))));
  }
  return times;
}

/**
 * What visitors of other companies' sign-in pages wait while fifty people open a decoration of globex whose formulas never end, and
 * while fifty addresses of the built-in page are asked for that differ in their query. The visitors are a process
 * of their own, and so is the server.
 */
export async function run(): Promise<BenchResult> {
  const program = await bundleServer();
  const clientDir = plainClient();
  const maker = new StorageMaker('pglite', undefined, folderOnDisk);
  const server = new ServerProcess({ program, clientDir, storage: await maker.make() });
  const visitors = new Visitors();
  try {
    const { quiet, hostile, varied, crowd, own } = await measure(await server.ready, visitors);
    const against = percentile(quiet, 99);
    const beside = (what: string, values: number[]): Figure => ({
      what: `GET /login of others, p99: ${what}`,
      value: percentile(values, 99),
      against,
      unit: 'ms',
      target: against * mostRatio,
      samples: values.length,
      headline: true,
    });
    const { target, ...crowdFigure } = beside('50 visits of one address of the built-in page', crowd);
    const figures = [
      crowdFigure,
      beside('50 visits of a decoration without end', hostile),
      beside('50 addresses of the built-in page', varied),
      { what: 'the decoration without end itself: first answers', value: median(own), unit: 'ms', samples: own.length },
    ];
    return { title: 'Sign-in pages of others beside a hostile decoration', comparedWith: 'quiet', figures };
  } finally {
    visitors.stop();
    await server.stop();
    await maker.end();
    rmSync(dirname(program), { recursive: true, force: true });
    rmSync(clientDir, { recursive: true, force: true });
  }
}
