/** Prompts in Japanese. */
import type { Texts } from '../../../kit/phrase.ts';
import type { EN_PROMPTS } from './enPrompts.ts';

export const JA_PROMPTS: Texts<keyof typeof EN_PROMPTS> = {
  'set-up-axis': '3.2 · {role}：残り{n}個のユニットを開始線より南側に配置するか、史実準拠の初期配置を選んでください。',
  'set-up-soviet':
    '3.1 · {role}：残り{n}個のユニットを指定されたヘクスに配置するか、史実準拠の初期配置を選んでください。',
  'set-up-done': '{rule} · {role}：全ユニットを配置しました。置き直すか、配置完了を宣言してください。',
  'arrival-axis': '14.1 · {role}：増援{n}個を開始線より南側に配置してください。',
  'arrival-soviet': '14.2 · {role}：増援{n}個を部隊ごとにマップ北端（2008～2010、1911～1913）へ配置してください。',
  'arrival-rest': '{rule} · {role}：{formation}が登場中です。残り{n}個を配置してください。',
  'arrival-none': '14.2 · {role}：部隊をまとめて配置できる場所がありません。残りの登場は次ターンになります。',
  'air-placement':
    '6.3 · {role}：空軍力マーカー（手元に{n}個）をマップに置いて航空阻止・航空支援に使うか、航空攻撃（12.2）用に残すかを選んでください。',
  'air-placement-done': '6.3 · {role}：手元に空軍力マーカーはもうありません。配置を終了してください。',
  operations: '9.1 · {role}：作戦を選んでください：{orders}、またはパス（残り{lp}LP、手元の支援マーカー：{hand}）。',
  'operations-answer':
    '9.1 · {role}：敵がパスしました。作戦を選んでください：{orders}、またはパスして作戦フェイズを終了（残り{lp}LP、手元の支援マーカー：{hand}）。',
  'operations-none': '9.1 · {role}：活性化できるユニットも使えるマーカーもありません。パスしてください。',
  'order-recovery':
    '{rule} · {role}：{formation}に命令を出しました。消耗中のユニット（{n}個）を1個につき1LP（補給線がなければ2LP）で回復できます（残り{lp}LP）。済んだら回復を終了してください。',
  'order-recovery-must':
    '{rule} · {role}：{formation}に命令を出しましたが{n}個すべてが消耗しています。1個につき1LP（補給線がなければ2LP）で少なくとも1個を回復してください（残り{lp}LP）。',
  'order-recovery-done':
    '{rule} · {role}：{formation}に命令を出しました。これ以上回復できるユニットはありません（消耗{n}個、残り{lp}LP）。回復を終了してください。',
  activate:
    '{rule} · {role}：{formation}のうち活性化するユニットを選んでください（{n}個が可能）。活性化したユニットは作戦後にすべて消耗します。',
  'activate-more':
    '{rule} · {role}：{formation}から{chosen}個を選択中、あと{n}個選べます。追加するか、作戦を開始してください。',
  'activate-all': '{rule} · {role}：{formation}の活性化可能な{chosen}個をすべて選びました。作戦を開始してください。',
  movement: '10.0 · {role}：活性化したユニットを移動させるか（未移動{n}個）、移動を終了してください。',
  'movement-done': '10.0 · {role}：これ以上移動できるユニットはありません。移動を終了してください。',
  'movement-on': '10.1 · {role}：{unit}は残り{left}MPです。移動を続けるか{others}、移動を終了してください。',
  'movement-strategic':
    '10.5 · {role}：{unit}は戦略移動を続ける限り残り{left}MPです。移動を続けるか{others}、移動を終了してください。',
  redeployment:
    '13.1 · {role}：ユニットを再配置するか（未移動{n}個）、再配置を終了してください。表面のユニットは移動力まで動いて消耗し、裏面のユニットはEZOCを避けて2ヘクスまで動けます。',
  'redeployment-done': '13.1 · {role}：これ以上再配置できるユニットはありません。再配置を終了してください。',
  'redeployment-on':
    '13.1 · {role}：{unit}は再配置であと{left}MP動けます。続けるか{others}、再配置を終了してください。',
  'redeployment-short':
    '13.1 · {role}：消耗中の{unit}は再配置であと{left}ヘクス動けます。続けるか{others}、再配置を終了してください。',
  combat:
    '11.0 · {role}：攻撃する敵ヘクスを選ぶか（攻撃可能{n}ヘクス、未攻撃のユニット{ready}個）、戦闘を終了してください。',
  'combat-done': '11.0 · {role}：攻撃できる敵ヘクスはもうありません。戦闘を終了してください。',
  assemble: '11.2 · {role}：{hex}の{defenders}（{defence}）を攻撃するユニットを選ぶか、攻撃を取りやめてください。',
  'assemble-more':
    '11.2 · {role}：{units}（{attack}）で{hex}の{defenders}（{defence}）を攻撃します（ショック効果前）。ユニットを増減し、戦闘を解決してください。',
  'anti-tank':
    '11.7 · {role}：{hex}の戦闘で対戦車砲マーカー（手元に{n}個）を使い、攻撃側の装甲ユニット1個を消耗させますか。',
  'shock-defender':
    '11.7 · {role}：{hex}への攻撃のショック効果です。{units}から消耗させる防御側ユニット{n}個を選んでください。',
  'shock-attacker':
    '11.7 · {role}：{hex}の防御側のショック効果です。{units}から消耗させる攻撃側ユニット{n}個を選んでください。',
  'artillery-attack':
    '11.6 · {role}：{hex}への攻撃は{attack}対{defence}、戦闘比{odds}です。砲兵支援マーカー（手元に{n}個）を使って右に1シフトしますか。',
  'artillery-defence':
    '11.6 · {role}：{hex}への敵の攻撃は{attack}対{defence}、戦闘比{odds}です。砲兵支援マーカー（手元に{n}個）を使って左に1シフトしますか。',
  losses:
    '11.9 · {role}：{hex}の戦闘結果は{result}です。1ヘクスの退却か死守かをユニットごとに選んでください：{units}。',
  'losses-heavy':
    '11.9 · {role}：{hex}の戦闘結果は{result}です。2ヘクスの退却か死守（ダイス目+1）かをユニットごとに選んでください：{units}。',
  'losses-stuck': '11.9 · {role}：{hex}の戦闘結果は{result}です。退却できないため死守しなければなりません：{units}。',
  retreat: '11.11 · {role}：{hex}の{unit}はあと{n}ヘクス退却します。次のヘクスを選んでください。',
  'retreat-more': '8.4 · {role}：{unit}は{hex}ではスタック制限に違反します。追加の退却先を選んでください。',
  advance: '11.12 · {role}：{hex}が空きました。戦闘後前進させるユニットを選ぶか（{units}）、前進を終了してください。',
  'advance-far':
    '11.12 · {role}：敵が{hex}から退却しました。{hex}またはその先1ヘクスまで戦闘後前進させるか（{units}）、前進を終了してください。',
  'advance-done': '11.12 · {role}：これ以上前進できるユニットはありません。戦闘後前進を終了してください。',
  'air-loss': '12.2 · {role}：{hex}が航空攻撃を受けました。{units}から消耗させるユニット{n}個を選んでください。',
  'artillery-loss': '12.3 · {role}：{hex}が砲撃を受けました。{units}から消耗させるユニット{n}個を選んでください。',
  recovery:
    '13.3 · {role}：消耗中のユニット（{n}個）を1個につき1LP（補給線がなければ2LP）で回復させるか（残り{lp}LP）、回復を終了してください。',
  'recovery-done':
    '13.3 · {role}：これ以上回復できるユニットはありません（消耗{n}個、残り{lp}LP）。回復を終了してください。',
  'by-itself': '5.1 · ゲームは自動的に進みます。',
};
